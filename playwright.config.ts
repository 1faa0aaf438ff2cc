import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { withoutPictures } from './e2e/support/pictures.ts'
import { findChromium } from './tools/find-chromium.ts'
import { reportFiles } from './tools/test-run/counts.ts'
import { memoryFolder } from './tools/test-run/memory-folder.ts'
import { patienceMs, wholeTestMs } from './tools/test-run/patience.ts'

const executablePath = findChromium()

/** Journeys reach only the shop on this machine: the browser cannot resolve any other name. */
const quietAndOffline = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// A page lives for seconds here, and V8 would compile axe's and the shop's functions for speed on each anew: a tenth of
// the processor time of journeys with axe.
const compiledOnce = '--js-flags=--no-opt --no-maglev'
// Chromium refuses to run as root with its sandbox, and CI runs as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Journeys that look at pictures, or that hear the other hosts which serve them. */
const aboutPictures = [
  ...[
    'admin-products',
    'every-screen',
    'every-screen-of-an-admin',
    'first-paint',
    'layout-shift',
    'new-owner',
    'owner-in-munich',
  ],
  ...[
    'other-backend-booking',
    'other-backend-storefront',
    'page-weight',
    'picture-travels',
    'storefront',
    'whole-pages',
  ],
].join('|')

const launchOptions = {
  args: [...quietAndOffline, compiledOnce, ...asRoot],
  // Playwright lets the pinned browser share memory through files of the disk, for containers with little memory.
  ignoreDefaultArgs: memoryFolder() === null ? [] : ['--disable-dev-shm-usage'],
  ...(executablePath === null ? {} : { executablePath }),
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: join(import.meta.dirname, 'e2e/support/shared-process.ts'),
  // A separate folder, because Playwright empties it and the reports must stay.
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: reportFiles.journeys }]],
  forbidOnly: true,
  // On CI a failed journey runs again in a new worker, and so in a fresh shop; if it passes then, the last
  // lines of `npm test` list it as flaky. Elsewhere a failed journey is a failure.
  retries: process.env.CI ? 1 : 0,
  // Journeys wait between their steps: on two processors a third worker saves a twelfth of the time (decision 0015).
  workers: Math.min(3, availableParallelism() + 1),
  timeout: wholeTestMs,
  expect: { timeout: patienceMs / 2 },
  use: {
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    // A failed journey leaves a screenshot. Traces would take a sixth of all processor time; to get one: `npm
    // run journeys -- e2e/x.test.ts --trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions,
  },
  // Pictures take a third of what a page costs (decision 0015). Those that load them have the longest journeys, which
  // begin first, so that none is left when the others end.
  projects: [
    { name: 'pictures', testMatch: `**/@(${aboutPictures}).test.ts` },
    {
      name: 'journeys',
      testMatch: `**/!(${aboutPictures}).test.ts`,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, withoutPictures] } },
    },
  ],
})
