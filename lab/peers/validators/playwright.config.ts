import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { peerReport } from '../peers.ts'

/** The journeys' own browser and settings; one worker, because the validators are heavy themselves. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../../test-results/peers/validators',
  reporter: [['list'], ['json', { outputFile: `../../../${peerReport('validators')}` }]],
  workers: 1,
  timeout: 240_000,
})
