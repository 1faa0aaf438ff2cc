import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { peerReport } from '../peers.ts'

/** The journeys' browser and settings, but with one worker, because each worker starts an emulator. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../../test-results/peers/firebase',
  reporter: [['list'], ['json', { outputFile: `../../../${peerReport('firebase')}` }]],
  workers: 1,
})
