import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/product/paths.ts'
import { lintConfig } from './config.ts'

/** `npm run lint:rooms`: writes the linter's configuration from the table of rooms. */
writeFileSync(join(root, '.oxlintrc.json'), `${JSON.stringify(lintConfig, null, 2)}\n`)
