import type { Page } from '@playwright/test'
import { authProblems } from '../../web/texts/sign-in-form.ts'
import type { ExpectConsole } from './browser-watch.ts'
import { newPerson, type Person } from './customer.ts'
import { openGoogle } from './google-window.ts'
import { expect, type test as journeyTest } from './journey.ts'
import { navbar, signInForm } from './screens.ts'

/** The differences between sign-in providers, all of them outside the shop. */
export interface ProviderUnderTest {
  /** The console messages of the browser about refusals by the provider. */
  readonly refusal: { readonly signUp: string; readonly signIn: string }
  /** Declares the console messages after Google's window has finished, if any. */
  expectAfterGoogleWindow(expectConsole: ExpectConsole): void
  /** Declares the console messages when a user whose sign-in was revoked opens a page, besides the shop's refusals. */
  expectAfterRevocation(expectConsole: ExpectConsole): void
  /** Resolves once the provider can revoke the sign-ins made so far. */
  untilSignInsCanBeRevoked(page: Page): Promise<void>
  /** Chooses this person in Google's window. */
  chooseAtGoogle(popup: Page, person: Person): Promise<void>
  /** Returns a person who can sign in with Google, such as one of the stand-in's. */
  personAtGoogle(): Person
}

/**
 * Defines the tests for signing up, in and out, which are the same for every sign-in provider. Each provider
 * has a test file that calls this.
 */
export function defineSignInTests(test: typeof journeyTest, provider: ProviderUnderTest): void {
  test('A new user signs up, gets to the home page and is greeted by name in the dashboard', async ({
    page,
  }) => {
    const person = newPerson('Ada Sprocket')
    await signUp(page, person)
    await expect(page).toHaveURL('/')
    expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await isGreeted(page, person)
  })

  test('A taken email is refused, and the typed values stay', async ({ page, newVisitor, expectConsole }) => {
    expectConsole(provider.refusal.signUp)
    const person = newPerson()
    await signUp(await newVisitor(), person)
    await page.goto('/signup')
    const form = signInForm(page)
    await form.fill(person)
    await form.submit.click()
    await expect(page.getByRole('alert')).toHaveText(authProblems['email-already-in-use'])
    await expect(form.email).toHaveValue(person.email)
    await expect(form.name).toHaveValue(person.name)
    expect(await storedToken(page)).toBeNull()
  })

  test('A weak password is refused without a request', async ({ page }) => {
    await page.goto('/signup')
    await signInForm(page).fill({ ...newPerson(), password: '12345' })
    await signInForm(page).submit.click()
    await expect(page.getByText('password Must be 6 characters or longer', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/signup')
  })

  test('A wrong password and an unknown email get the same answer, and the right password still signs in', async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
    expectConsole(provider.refusal.signIn)
    const person = newPerson()
    await signUp(await newVisitor(), person)
    await page.goto('/login')
    const form = signInForm(page)
    for (const email of [person.email, newPerson().email]) {
      await form.fill({ email, password: 'something else' })
      const answered = page.waitForResponse((answer) => answer.url().includes(provider.refusal.signIn))
      await form.submit.click()
      await answered
      await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
      await expect(form.submit).toBeEnabled()
    }
    expect(await storedToken(page)).toBeNull()
    await form.fill(person)
    await form.submit.click()
    await expect(logOut(page)).toBeVisible()
  })

  test('Google sign-in leads back to the page that required it', async ({ page, expectConsole }) => {
    provider.expectAfterGoogleWindow(expectConsole)
    const person = provider.personAtGoogle()
    await page.goto('/dashboard/myprofile')
    await expect(page).toHaveURL('/login')
    await provider.chooseAtGoogle(await openGoogle(page), person)
    await expect(page).toHaveURL('/dashboard/myprofile')
    await isGreeted(page, person)
  })

  test('After Google’s window was closed the page says so, and the next attempt signs in', async ({
    page,
    expectConsole,
  }) => {
    provider.expectAfterGoogleWindow(expectConsole)
    await page.goto('/signup')
    await (await openGoogle(page)).close()
    await expect(page.getByRole('alert')).toHaveText(authProblems['popup-closed-by-user'])
    expect(await storedToken(page)).toBeNull()
    await provider.chooseAtGoogle(await openGoogle(page), provider.personAtGoogle())
    await expect(page).toHaveURL('/')
    await expect(logOut(page)).toBeVisible()
  })

  test('Cancelling on the page while Google’s window is open allows another way to sign in', async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
    provider.expectAfterGoogleWindow(expectConsole)
    const person = newPerson()
    await signUp(await newVisitor(), person)
    await page.goto('/login')
    await openGoogle(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(google(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await signInForm(page).fill(person)
    await signInForm(page).submit.click()
    await expect(logOut(page)).toBeVisible()
  })

  test('If Google’s window is blocked the page says what to do, and the password still signs in', async ({
    page,
    newVisitor,
  }) => {
    const person = newPerson()
    await signUp(await newVisitor(), person)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/login')
    await google(page).click()
    await expect(page.getByRole('alert')).toHaveText(authProblems['popup-blocked'])
    await signInForm(page).fill(person)
    await signInForm(page).submit.click()
    await expect(logOut(page)).toBeVisible()
  })

  test('Google sign-in takes over an account with an unverified email and removes its password', async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
    provider.expectAfterGoogleWindow(expectConsole)
    expectConsole(provider.refusal.signIn)
    expectConsole('status of 401')
    provider.expectAfterRevocation(expectConsole)
    const owner = provider.personAtGoogle()
    const squatter = await newVisitor()
    await signUp(squatter, owner)
    await provider.untilSignInsCanBeRevoked(squatter)
    await page.goto('/login')
    await provider.chooseAtGoogle(await openGoogle(page), owner)
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard/myprofile')
    await expect(page.getByRole('main').getByText(owner.email)).toBeVisible()
    await squatter.goto('/dashboard/myorders')
    await expect(login(squatter)).toBeVisible()
    await logOut(page).click()
    await login(page).click()
    await signInForm(page).fill(owner)
    await signInForm(page).submit.click()
    await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
  })

  test('After Log Out the dashboard requires a new login', async ({ page }) => {
    await signUp(page, newPerson())
    await logOut(page).click()
    await expect(login(page)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  })

  test('Another tab follows a login and a logout', async ({ page }) => {
    const person = newPerson()
    const other = await page.context().newPage()
    await other.goto('/tools')
    await expect(login(other)).toBeVisible()
    await signUp(page, person)
    await expect(logOut(other)).toBeVisible()
    await navbar(other).getByRole('link', { name: 'Dashboard' }).click()
    await expect(other).toHaveURL('/dashboard')
    // A pending call that is refused would lead home instead (spec §7).
    await expect(other.getByText('you have not booked anything yet')).toBeVisible()
    await logOut(page).click()
    await expect(other).toHaveURL('/login')
    expect(await storedToken(other)).toBeNull()
  })
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))
/** Returns the navbar's Log Out button, which exists only with a session. */
export const logOut = (page: Page) => navbar(page).getByRole('button', { name: 'Log Out' })
const login = (page: Page) => navbar(page).getByRole('link', { name: 'Login' })
const google = (page: Page) => page.getByRole('button', { name: 'Continue With Google' })

/** Signs up on the screens. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(logOut(page)).toBeVisible()
}

async function isGreeted(page: Page, person: Person): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible()
}
