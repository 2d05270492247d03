import { defineConfig } from 'vitest/config'
import { workerPool } from './vitest.config.ts'

/** Checks that take too long for `npm test`: `npm run check:slots`. */
export default defineConfig({
  plugins: [workerPool],
  test: {
    include: ['test/worker/checks/*.check.ts'],
    setupFiles: ['./test/worker/support/empty-storage.ts'],
    testTimeout: 600_000,
  },
})
