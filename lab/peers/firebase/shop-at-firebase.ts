import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { newPerson } from '../../../e2e/support/customer.ts'
import { test as journeyTest } from '../../../e2e/support/journey.ts'
import type { ProviderUnderTest } from '../../../e2e/support/sign-in-scenario.ts'
import { type Emulator, startEmulator } from './emulator.ts'

const standIn = readFileSync(new URL('google-api-stand-in.js', import.meta.url), 'utf8')
/** Hosts from which the SDK and the emulator's window load scripts, styles and fonts. */
const outsideHosts = ['https://apis.google.com', 'https://unpkg.com', 'https://fonts.googleapis.com']

/** Journeys at a shop with the real SDK and the real emulator. */
export const test = journeyTest.extend<object, { emulator: Emulator }>({
  emulator: [
    // Playwright requires the first argument to be destructured, even if it is unused.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const emulator = await startEmulator()
      await use(emulator)
      await emulator.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shopSettings: ({ emulator }, use) =>
    use({
      FIREBASE_API_KEY: 'an-emulator-takes-any',
      FIREBASE_AUTH_DOMAIN: `${emulator.projectId}.firebaseapp.com`,
      FIREBASE_PROJECT_ID: emulator.projectId,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      ADMIN_PASSWORD: '',
    }),
  otherHosts: ({ emulator }, use) => use([`http://${emulator.host}`, ...outsideHosts]),
  context: async ({ context }, use) => {
    await stubOutsideHosts(context)
    await use(context)
  },
})

async function stubOutsideHosts(context: BrowserContext): Promise<void> {
  for (const host of outsideHosts) await context.route(`${host}/**`, (route) => route.fulfill({ body: '' }))
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
}

export const firebase: ProviderUnderTest = {
  refusal: { signUp: '/v1/accounts:signUp', signIn: '/v1/accounts:signInWithPassword' },
  expectAfterGoogleWindow(expectConsole) {
    // The SDK asks its frame whether storage works, and reports a failure even after a positive answer
    // (_isIframeWebStorageSupported always reaches its last line). This has no effect.
    expectConsole('page error: Firebase: Error (auth/internal-error).')
  },
  // The SDK looks up its account when a page opens, and learns that its tokens are revoked.
  expectAfterRevocation: (expectConsole) => expectConsole('/v1/accounts:lookup'),
  // Firebase revokes only tokens from before the current second.
  untilSignInsCanBeRevoked: (page) => page.waitForTimeout(1_000),
  personAtGoogle: () => newPerson('Grace Gear'),
  async chooseAtGoogle(popup, { email, name }) {
    // The list attaches its click handlers last.
    await popup.waitForLoadState()
    await popup.locator('.js-new-account').first().click()
    await popup.locator('#email-input').fill(email)
    await popup.locator('#display-name-input').fill(name)
    await popup.locator('#sign-in').click()
  },
}
