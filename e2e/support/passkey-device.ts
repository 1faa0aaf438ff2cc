import type { Page } from '@playwright/test'

/** Key of the browser's storage that lets the email field suggest passkeys. */
const suggests = 'journey-suggests'

/**
 * Gives the page's browser a device that holds passkeys and confirms every request at once, also one that only waits
 * for a choice in the email field. So that field suggests none until `suggestPasskeys`.
 */
export async function addPasskeyDevice(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) !== null) return
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false })
  }, suggests)
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Lets the email field suggest the device's passkeys from the next page on. */
export async function suggestPasskeys(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, ''), suggests)
}
