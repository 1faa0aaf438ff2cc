import { defineConfig } from 'vitest/config'
import { wholeTestMs } from '../../tools/test-run/patience.ts'

/** The journeys in other browsers, which need a built shop: `npm run lab -- browsers`. */
export default defineConfig({
  test: {
    include: ['lab/browsers/journeys.ts'],
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    reporters: ['default', 'json'],
  },
})
