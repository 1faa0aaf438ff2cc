import type { APIResponse, Page } from '@playwright/test'
import type { Shop } from './shop.ts'

/** The data of an account. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A person with an account and an access token. */
export interface Customer extends Person {
  readonly token: string
}

/** A page, or any other object that can call the API. */
export type Caller = Pick<Page, 'request'>

let created = 0

/** Returns a person without an account. */
export function newPerson(name = 'Robin Spoke'): Person {
  created += 1
  return { name, email: `rider-${process.pid}-${created}@example.com`, password: 'true wheels turn' }
}

/** Creates an account through the API, and signs the browser in for its next page. */
export async function beSignedIn(page: Page, person = newPerson()): Promise<Customer> {
  const customer = await makeAccount(page, person)
  await keepToken(page, customer)
  return customer
}

/** Creates an account through the API. The browser gets the provider's session, but no access token. */
export async function makeAccount(page: Caller, person = newPerson()): Promise<Customer> {
  await signUpAtProvider(page, person)
  return { ...person, token: await registerAt(page, person.email) }
}

/** Creates an account at the sign-in provider only, without registering it at the shop. */
export async function signUpAtProvider(page: Caller, { name, email, password }: Person): Promise<void> {
  await ok(await page.request.post('/auth/sign-up/email', { data: { name, email, password } }))
}

/** Signs the browser in as the shop's admin for its next page. */
export async function beAdmin(page: Page, admin: Shop['admin']): Promise<Customer> {
  const customer = await signInAdmin(page, admin)
  await keepToken(page, customer)
  return customer
}

/** Signs the shop's admin in through the API, for calls without a page. */
export async function signInAdmin(caller: Caller, admin: Shop['admin']): Promise<Customer> {
  await ok(await caller.request.post('/auth/sign-in/email', { data: admin }))
  return { ...admin, name: 'Admin', token: await registerAt(caller, admin.email) }
}

/** Registers the user of the provider's session at the shop. Returns the access token. */
export async function registerAt(page: Caller, email: string): Promise<string> {
  const { token: proof } = await (await ok(await page.request.get('/auth/token'))).json()
  const answer = await page.request.put(`/api/users/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${proof}` },
    data: { email },
  })
  const { token } = await (await ok(answer)).json()
  return token
}

/** Stores the values that the sign-in screens store in the browser, once, before the next page's code runs. */
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

/** @throws Error with the shop's response if it refused. */
export async function ok(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}
