import { defineConfig } from 'vitest/config'
import { wholeTestMs } from '../../../tools/test-run/patience.ts'
import { peerReport } from '../peers.ts'

/** The tests of this folder, which need the inspector and a built shop: `npm run test:peers -- inspector`. */
export default defineConfig({
  test: {
    include: ['lab/peers/inspector/*.test.ts'],
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    reporters: ['default', ['json', { outputFile: peerReport('inspector') }]],
  },
})
