import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patienceMs, wholeTestMs } from '../../../tools/test-run/patience.ts'
import { peerReport } from '../peers.ts'

/** The tests of this folder, which need Stripe's command line and a built shop: `npm run test:peers -- stripe`. */
export default defineConfig({
  test: {
    include: ['lab/peers/stripe/*.test.ts'],
    // Creates the databases of the shops under test.
    globalSetup: [join(import.meta.dirname, '../../../server/data/testing/run-of-tests.ts')],
    // Runs one file at a time, because tests read the data of earlier ones.
    fileParallelism: false,
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    expect: { poll: { timeout: patienceMs / 2 } },
    reporters: ['default', ['json', { outputFile: peerReport('stripe') }]],
  },
})
