/**
 * Which room may import what. `.oxlintrc.json` is made from this table (`npm run lint:rooms`), and a test plants the
 * `planted` import of every rule to prove that the linter refuses it.
 */

type Rule = {
  /** Patterns as in a .gitignore; a later one that starts with `!` takes back. */
  imports: readonly string[]
  message: string
  /** An import that the rule refuses, written in the room's example. */
  planted: string
}

export type Room = {
  room: string
  files: readonly string[]
  /** A file of the room, for the tests. */
  example: string
  rules: readonly Rule[]
  /** Imports that the room needs and that must pass. */
  lets: readonly string[]
}

/**
 * What a topic shows to other topics beside its `queries.ts`. A topic that is drawn inside another one has to hand over
 * its component; each entry is needed by today's screens, and a new one is a decision.
 */
export const sharedComponents = {
  // Who is not signed in is told so by every screen of a member; the account page holds a card of the team.
  accounts: ['member-gate.tsx', 'account-content.ts'],
  // A member's card, in the directory and on the profile, offers to connect, block and report; a request is answered
  // where its notification stands.
  connections: ['answer-buttons.tsx', 'connect-button.tsx', 'member-safety.tsx'],
  // The leaf is the picture of the house; the counted members stand in texts of other topics.
  'early-access': ['leaf.tsx', 'live-count.tsx'],
  // What is locked until the launch says until when.
  launch: ['new-date.tsx', 'slow-countdown.tsx'],
  // A business is shown with its license wherever it is shown.
  licenses: ['license-check-notice.tsx', 'license-mark.tsx', 'license-status.tsx'],
  // What every page is made of: its crumbs, its states without content, and lists that are read page by page.
  pages: [
    'crumbs.tsx',
    'empty-page.tsx',
    'empty-state.tsx',
    'loaded.tsx',
    'mark.tsx',
    'not-found.tsx',
    'page-list.tsx',
  ],
  // A member as others meet them in a list, and the example of one.
  profiles: ['demo/example-card.tsx', 'member-line.tsx'],
  // Links to the registration carry the referral code; teams and vendors share their own.
  referrals: [
    'join-button.tsx',
    'join-link.tsx',
    'stored-referral-code.ts',
    'referral-timeline.tsx',
    'sharing/own-link.tsx',
    'sharing/share-buttons.tsx',
    'sharing/share-links.ts',
  ],
  // The license form greets a member whose number stands on the state's list.
  roster: ['listed-license.tsx'],
  // The profile asks about funding as the registration does.
  registration: ['funding-questions.tsx'],
  // The coin stands wherever tokens are counted; ads are a reward that the directory shows.
  tokens: ['coin.tsx', 'featured-strip.tsx', 'place-and-balance.tsx', 'token-history.tsx'],
} as const satisfies Record<string, readonly string[]>

const shownToOthers = Object.entries(sharedComponents).flatMap(([topic, files]) =>
  files.map((file) => `!#src/features/${topic}/${file}`),
)

/** Every topic that has a folder in `src/features/`. */
export const browserTopics = [
  'accounts',
  'achievements',
  'assistant',
  'connections',
  'contact',
  'directory',
  'early-access',
  'launch',
  'licenses',
  'live',
  'messages',
  'notifications',
  'pages',
  'passport',
  'profiles',
  'referrals',
  'registration',
  'roster',
  'team',
  'tokens',
  'vendors',
  'welcome',
] as const

const climbing: Rule = {
  imports: ['../**'],
  message: 'Use the # imports instead of climbing out of a folder.',
  planted: '../elsewhere.ts',
}

const pure: Rule = {
  imports: [
    '#src/**',
    '#worker/**',
    'zod',
    'hono',
    'react',
    'drizzle-orm',
    'drizzle-orm/*',
    'cloudflare:*',
    'node:*',
  ],
  message: 'shared/ holds pure rules: no I/O, no framework, nothing of either side.',
  planted: 'node:fs',
}

const noBrowser: Rule = {
  imports: ['#src/**', 'react', 'react-dom'],
  message: "The Worker knows nothing of the browser's code.",
  planted: '#src/lib/api.ts',
}

const noApp: Rule = {
  imports: ['#worker/app.ts', '#worker/index.ts'],
  message: 'Imports point one way: index -> app -> routes -> service -> repo -> auth, http -> db -> shared.',
  planted: '#worker/app.ts',
}

const ownSlice: Rule = {
  imports: [
    '#worker/features/**/repo.ts',
    '#worker/features/**/routes.ts',
    './*/**/repo.ts',
    './*/**/routes.ts',
  ],
  message: "A feature's repo and routes are its own; call its service, or a file that it names for others.",
  planted: '#worker/features/messages/repo.ts',
}

const inFeature = [climbing, noBrowser, noApp, ownSlice]

const noServer: Rule = {
  imports: ['#worker/**', 'zod', 'drizzle-orm', 'hono'],
  message: "The browser's code imports nothing of the server.",
  planted: '#worker/app.ts',
}

const inBrowser = [climbing, noServer]

/** The modules in `src/` itself put everything together: nothing but the paths may be imported from there. */
const noRoot: Rule = {
  imports: ['#src/*.ts', '#src/*.tsx', '!#src/paths.ts'],
  message: 'The modules that put the application together are imported by none of its rooms.',
  planted: '#src/routes.tsx',
}

const noRooms = (rooms: readonly string[], message: string): Rule => ({
  imports: rooms.map((room) => `#src/${room}/**`),
  message,
  planted: `#src/${rooms[0]}/thing.tsx`,
})

const feature = (topic: string): Room => ({
  room: `src/features/${topic}`,
  files: [`src/features/${topic}/**`],
  example: `src/features/${topic}/example.tsx`,
  rules: [
    ...inBrowser,
    noRoot,
    noRooms(
      ['pages', 'staff', 'shell'],
      'A topic knows topics, boot/, ui/ and lib/: who shows it is not its business.',
    ),
    {
      imports: [
        '#src/features/*/**',
        `!#src/features/${topic}/**`,
        '!#src/features/*/queries.ts',
        ...shownToOthers.filter((entry) => !entry.startsWith(`!#src/features/${topic}/`)),
      ],
      message: "Another topic's queries.ts, or a component that scripts/lint/rooms.ts names for others.",
      planted: '#src/features/elsewhere/inner-part.tsx',
    },
  ],
  lets: [
    '#src/features/live/queries.ts',
    '#src/features/early-access/leaf.tsx',
    '#src/boot/island.tsx',
    '#src/ui/card.tsx',
  ],
})

export const rooms: readonly Room[] = [
  {
    room: 'shared',
    files: ['shared/**'],
    example: 'shared/tokens/example.ts',
    rules: [climbing, pure],
    lets: ['#shared/dates.ts', 'valibot'],
  },
  {
    room: 'worker',
    files: ['worker/**'],
    example: 'worker/app.ts',
    rules: [climbing, noBrowser],
    lets: ['#worker/features/team/routes.ts'],
  },
  {
    room: 'worker/db',
    files: ['worker/db/**'],
    example: 'worker/db/example.ts',
    rules: [
      climbing,
      noBrowser,
      {
        imports: ['#worker/**', '!#worker/db/**', 'hono', 'hono/*'],
        message:
          'db/ holds the client, the schema and statements: it knows no topic, no session and no HTTP.',
        planted: '#worker/auth/sessions.ts',
      },
    ],
    lets: ['#shared/tokens/tokens.ts', 'drizzle-orm'],
  },
  {
    room: 'worker/http',
    files: ['worker/http/**'],
    example: 'worker/http/example.ts',
    rules: [
      climbing,
      noBrowser,
      {
        imports: ['#worker/**', '!#worker/http/**', 'drizzle-orm', 'drizzle-orm/*'],
        message: 'http/ holds what every request passes: it knows no topic, no session and no SQL.',
        planted: '#worker/features/team/service.ts',
      },
    ],
    lets: ['zod/mini', 'hono'],
  },
  {
    room: 'worker/auth',
    files: ['worker/auth/**'],
    example: 'worker/auth/example.ts',
    rules: [
      climbing,
      noBrowser,
      noApp,
      {
        imports: ['#worker/features/**'],
        message: 'auth/ says who asks; it knows db/ and http/, and no topic.',
        planted: '#worker/features/team/service.ts',
      },
    ],
    lets: ['#worker/db/client.ts', '#worker/http/problem.ts', 'drizzle-orm'],
  },
  {
    room: 'worker/features',
    files: ['worker/features/**'],
    example: 'worker/features/team/example.ts',
    rules: inFeature,
    lets: ['#worker/features/notifications/notify.ts', '#worker/features/messages/service.ts'],
  },
  {
    room: 'worker/features: routes',
    files: ['worker/features/**/routes.ts'],
    example: 'worker/features/team/routes.ts',
    rules: [
      ...inFeature,
      {
        imports: ['./repo.ts', '#worker/db/**', 'drizzle-orm', 'drizzle-orm/*'],
        message: 'Routes translate: they call the service and know no SQL.',
        planted: './repo.ts',
      },
    ],
    lets: ['hono', './service.ts', '#worker/auth/sessions.ts'],
  },
  {
    room: 'worker/features: service',
    files: ['worker/features/**/service.ts'],
    example: 'worker/features/team/service.ts',
    rules: [
      ...inFeature,
      {
        imports: ['./routes.ts', 'hono', 'hono/*', 'drizzle-orm', 'drizzle-orm/*'],
        message: 'A service decides: it knows no HTTP and no SQL.',
        planted: 'drizzle-orm',
      },
    ],
    lets: ['./repo.ts', '#worker/features/messages/service.ts'],
  },
  {
    room: 'worker/features: repo',
    files: ['worker/features/**/repo.ts'],
    example: 'worker/features/team/repo.ts',
    rules: [
      ...inFeature,
      {
        imports: ['./service.ts', './routes.ts', 'hono', 'hono/*'],
        message: 'A repo holds the statements: it decides nothing and knows no HTTP.',
        planted: './service.ts',
      },
    ],
    lets: ['drizzle-orm', '#worker/db/client.ts', '#worker/features/tokens/ledger.ts'],
  },
  {
    room: 'src',
    files: ['src/**'],
    example: 'src/example.tsx',
    rules: inBrowser,
    lets: ['#src/routes.tsx', '#shared/tokens/tokens.ts'],
  },
  {
    room: 'src/pages',
    files: ['src/pages/**'],
    example: 'src/pages/home/route.tsx',
    rules: [
      ...inBrowser,
      noRoot,
      noRooms(
        ['pages', 'staff', 'shell'],
        'No page imports another page: what two need belongs to a topic in features/.',
      ),
      {
        imports: ['@tanstack/*', '#src/lib/api.ts', '#src/lib/call.ts', '#src/lib/query-client.ts'],
        message: "A page composes: what is fetched belongs to the topic's queries.ts.",
        planted: '@tanstack/react-query',
      },
    ],
    lets: [
      '#src/features/team/team-card.tsx',
      '#src/boot/island.tsx',
      '#src/ui/card.tsx',
      '#src/paths.ts',
      './hero.tsx',
    ],
  },
  ...browserTopics.map(feature),
  {
    room: 'src/features: queries',
    files: ['src/features/*/queries.ts'],
    example: 'src/features/team/queries.ts',
    rules: [
      ...inBrowser,
      noRoot,
      noRooms(['ui', 'pages', 'staff', 'shell', 'boot'], 'Queries know lib/ and shared/: they draw nothing.'),
      {
        imports: ['#src/features/*/**', '!#src/features/*/queries.ts', './*.tsx'],
        message: 'Queries know other queries, and no component.',
        planted: '#src/features/early-access/leaf.tsx',
      },
    ],
    lets: ['#src/features/profiles/queries.ts', '#src/lib/query-client.ts', '@tanstack/react-query'],
  },
  {
    room: 'src/staff',
    files: ['src/staff/**'],
    example: 'src/staff/members/example.tsx',
    rules: [
      ...inBrowser,
      noRoot,
      noRooms(
        ['pages', 'shell'],
        'The admin area knows topics, boot/, ui/ and lib/, and none of the member’s pages.',
      ),
    ],
    lets: ['#src/staff/call.ts', '#src/features/pages/loaded.tsx', '#src/ui/card.tsx'],
  },
  {
    room: 'src/shell',
    files: ['src/shell/**'],
    example: 'src/shell/example.tsx',
    rules: [
      ...inBrowser,
      noRoot,
      noRooms(['pages', 'staff'], 'The shell stands around every page and knows none.'),
    ],
    lets: ['#src/features/accounts/queries.ts', '#src/boot/island.tsx', '#src/ui/card.tsx', '#src/paths.ts'],
  },
  {
    room: 'src/boot',
    files: ['src/boot/**'],
    example: 'src/boot/example.ts',
    rules: [
      ...inBrowser,
      {
        imports: ['#src/**', '!#src/boot/**', '!#src/lib/**', '!#src/main.tsx'],
        message: 'boot/ hydrates pages and knows lib/ alone; only the starter loads main.tsx.',
        planted: '#src/ui/card.tsx',
      },
    ],
    lets: ['#src/lib/toast-store.ts'],
  },
  {
    room: 'src/ui',
    files: ['src/ui/**'],
    example: 'src/ui/example.tsx',
    rules: [
      ...inBrowser,
      {
        imports: ['#src/**', '!#src/ui/**', '!#src/lib/**'],
        message: 'ui/ holds primitives: it knows lib/ alone.',
        planted: '#src/features/early-access/queries.ts',
      },
      {
        imports: [
          'react-router',
          '@tanstack/*',
          '#src/lib/api.ts',
          '#src/lib/call.ts',
          '#src/lib/query-client.ts',
        ],
        message: 'ui/ knows no router, no query, no API.',
        planted: 'react-router',
      },
      {
        imports: ['#shared/*/**'],
        message: 'ui/ draws no topic: of shared/ it knows what has none.',
        planted: '#shared/tokens/tokens.ts',
      },
    ],
    lets: ['#src/lib/hydration.ts', '#shared/brand.ts'],
  },
  {
    room: 'src/lib',
    files: ['src/lib/**'],
    example: 'src/lib/example.ts',
    rules: [
      ...inBrowser,
      {
        imports: ['#src/**', '!#src/lib/**'],
        message: 'lib/ holds helpers that know nothing of the application.',
        planted: '#src/ui/card.tsx',
      },
    ],
    lets: ['#shared/tokens/tokens.ts', '@tanstack/react-query'],
  },
]
