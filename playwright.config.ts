import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/find-chromium.ts'
import { reportFiles } from './tools/test-run/counts.ts'
import { patienceMs, wholeTestMs } from './tools/test-run/patience.ts'

const executablePath = findChromium()

/** Journeys reach the shop on this machine and nothing else: every other name is unknown to the browser. */
const quietAndOffline = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Chromium refuses to run as root with its sandbox, and CI runs as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // A folder of its own: Playwright empties it, and the reports stand beside it.
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: reportFiles.journeys }]],
  forbidOnly: true,
  // On CI a journey that fails runs once more, in a worker and so in a shop of its own; one that passes then is named as
  // flaky in the last lines of `npm test`. Elsewhere a failed journey is a failure.
  retries: process.env.CI ? 1 : 0,
  workers: Math.min(2, availableParallelism()),
  timeout: wholeTestMs,
  expect: { timeout: patienceMs / 2 },
  use: {
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    // What fails leaves its last picture and what the page held. More of it takes a sixth of all processor time, in case
    // something fails: `npm run journeys -- e2e/x.test.ts --trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      args: [...quietAndOffline, ...asRoot],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
})
