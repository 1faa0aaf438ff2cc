import type { APIResponse, Page } from '@playwright/test'

/** Somebody with an account at the shop. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A person with an account whose access token this test holds. */
export interface Customer extends Person {
  readonly token: string
}

/** Who calls the shop without its screens: a page, or anything else that makes requests. */
export type Caller = Pick<Page, 'request'>

let made = 0

/** A person whom no shop knows yet. */
export function newPerson(name = 'Robin Spoke'): Person {
  made += 1
  return { name, email: `rider-${process.pid}-${made}@example.com`, password: 'true wheels turn' }
}

/**
 * Makes an account without the screens, for stories about something else, and opens the browser's next page
 * signed in with it.
 */
export async function beSignedIn(page: Page, person = newPerson()): Promise<Customer> {
  const customer = await makeAccount(page, person)
  await keepToken(page, customer)
  return customer
}

/** Makes an account without the screens; the browser has the provider's session, and no access token. */
export async function makeAccount(page: Caller, person = newPerson()): Promise<Customer> {
  await signUpAtProvider(page, person)
  return { ...person, token: await registerAt(page, person.email) }
}

/** Makes an account at the sign-in provider only; no shop knows of it yet. */
export async function signUpAtProvider(page: Caller, { name, email, password }: Person): Promise<void> {
  await ok(await page.request.post('/auth/sign-up/email', { data: { name, email, password } }))
}

/** Opens the browser's next page signed in as the admin of the shop. */
export async function beAdmin(
  page: Page,
  admin: { readonly email: string; readonly password: string },
): Promise<Customer> {
  await ok(await page.request.post('/auth/sign-in/email', { data: admin }))
  const customer = { ...admin, name: 'Admin', token: await registerAt(page, admin.email) }
  await keepToken(page, customer)
  return customer
}

/** Registers who has signed in at the provider; answers the access token. */
export async function registerAt(page: Caller, email: string): Promise<string> {
  const { token: proof } = await (await ok(await page.request.get('/auth/token'))).json()
  const answer = await page.request.put(`/api/users/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${proof}` },
    data: { email },
  })
  const { token } = await (await ok(answer)).json()
  return token
}

/** What the sign-in screens leave in the browser: put there once, before the next page's own code runs. */
export async function keepToken(page: Page, { token, email, name }: Customer): Promise<void> {
  await page.context().addInitScript(
    ([accessToken, session]) => {
      if (location.protocol === 'about:' || localStorage.getItem('journey') === accessToken) return
      localStorage.setItem('journey', accessToken)
      localStorage.setItem('session', session)
      localStorage.setItem('accessToken', accessToken)
    },
    [token, JSON.stringify({ email, name })] as const,
  )
}

/** @throws Error with what the shop said, when it refused. */
export async function ok(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}
