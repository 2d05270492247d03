import { type Room, rooms } from './rooms.ts'

const zodMini = [{ name: 'zod', message: 'zod/mini makes the same checks and weighs less.' }]

const restricted = ({ room, rules }: Pick<Room, 'room' | 'rules'>) => [
  'error',
  {
    ...(room.startsWith('worker') && { paths: zodMini }),
    patterns: rules.map(({ imports, message }) => ({ group: imports, message })),
  },
]

/** What every module keeps to; the rooms add their own to it. */
const everywhere = {
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/consistent-type-imports': 'error',
  'import/no-cycle': 'error',
  'import/no-unassigned-import': 'off',
  'import/no-named-as-default-member': 'off',
  'react/react-in-jsx-scope': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
  'react/exhaustive-deps': 'error',
  'react/rules-of-hooks': 'error',
  'no-await-in-loop': 'off',
  'no-shadow': 'off',
  'no-underscore-dangle': 'off',
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'no-restricted-imports': [
    'error',
    {
      patterns: [{ group: ['../**'], message: 'Use the # imports instead of climbing out of a folder.' }],
    },
  ],
}

/** shared/ takes the clock, randomness and the network from whoever calls it. */
const pureShared = {
  files: ['shared/**'],
  rules: {
    'no-restricted-globals': ['error', 'fetch', 'localStorage', 'window', 'document', 'crypto'],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'Pass the clock in.' },
      { object: 'Math', property: 'random', message: 'Pass randomness in.' },
    ],
  },
}

const tests = {
  files: ['shared/**/*.test.ts', 'test/**', 'scripts/**', '**/*.test.ts'],
  rules: {
    'no-restricted-globals': 'off',
    'max-lines': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
}

const browserTests = {
  files: ['test/browser/**'],
  rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
}

/** The linter's whole configuration; of several overrides for one file, the last one counts. */
export const lintConfig = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'unicorn', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist/**', 'worker-configuration.d.ts', 'migrations/**'],
  rules: everywhere,
  overrides: [
    pureShared,
    tests,
    browserTests,
    ...rooms.map((room) => ({ files: room.files, rules: { 'no-restricted-imports': restricted(room) } })),
  ],
}
