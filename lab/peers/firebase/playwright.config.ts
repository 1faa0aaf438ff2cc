import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { peerReport } from '../peers.ts'

/** The journeys' own browser and settings; one worker, because each starts an emulator. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../../test-results/peers/firebase',
  reporter: [['list'], ['json', { outputFile: `../../../${peerReport('firebase')}` }]],
  workers: 1,
})
