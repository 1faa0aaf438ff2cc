import { type Locator, type Page, request } from '@playwright/test'
import { type Person, registerAt } from './customer.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

/** Signs a person in on a phone through the API. Returns the phone's access token. */
export async function signInElsewhere(page: Page, { email, password }: Person): Promise<string> {
  const { origin } = new URL(page.url() === 'about:blank' ? await shopOf(page) : page.url())
  const device = await request.newContext({ baseURL: origin, userAgent: phone, extraHTTPHeaders: { origin } })
  await device.post('/auth/sign-in/email', { data: { email, password } })
  const token = await registerAt({ request: device }, email)
  await device.dispose()
  return token
}

/** Returns the dialog that confirms the deletion of an account. */
export function deletion(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Delete your account?' })
}

async function shopOf(page: Page): Promise<string> {
  return (await page.request.get('/healthz')).url()
}
