import type { Page } from '@playwright/test'

/** Storage key that makes the email field suggest passkeys. */
const suggests = 'journey-suggests'

/**
 * Adds a virtual passkey device that confirms every request immediately, even one that waits for a choice in the email
 * field. Therefore the field suggests no passkeys until `suggestPasskeys`.
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

/** Makes the email field suggest the device's passkeys from the next page on. */
export async function suggestPasskeys(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, ''), suggests)
}
