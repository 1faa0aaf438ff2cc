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
  /** Declares the console messages when a user with a revoked sign-in opens a page, besides the shop's refusals. */
  expectAfterRevocation(expectConsole: ExpectConsole): void
  /** Resolves once the provider can revoke the sign-ins made so far. */
  untilSignInsCanBeRevoked(page: Page): Promise<void>
  /** Chooses this person in Google's window. */
  chooseAtGoogle(popup: Page, person: Person): Promise<void>
  /** Returns a person who can sign in with Google, such as one of the stand-in's. */
  personAtGoogle(): Person
}

/**
 * Defines the tests for signing up, in and out, which are the same for every sign-in provider. Each provider has a test
 * file that calls this. One visit covers many steps, because page loads dominate the cost of a journey.
 */
export function defineSignInTests(test: typeof journeyTest, provider: ProviderUnderTest): void {
  test('A new user signs up, logs out, and logs in again after every refusal; another tab follows', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(provider.refusal.signUp)
    expectConsole(provider.refusal.signIn)
    provider.expectAfterGoogleWindow(expectConsole)
    const person = newPerson('Ada Sprocket')
    const form = signInForm(page)
    const other = await page.context().newPage()
    await other.goto('/tools')
    await expect(login(other)).toBeVisible()

    await test.step('A weak password is refused without a request', async () => {
      await page.goto('/signup')
      await form.fill({ ...person, password: '12345' })
      await form.submit.click()
      await expect(page.getByText('password Must be 6 characters or longer', { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/signup')
    })
    await test.step('A new user gets to the home page', async () => {
      await form.fill(person)
      await form.submit.click()
      await expect(logOut(page)).toBeVisible()
      await expect(page).toHaveURL('/')
      expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    })
    await test.step('Another tab follows, and the dashboard greets the user by name', async () => {
      await expect(logOut(other)).toBeVisible()
      await navbar(other).getByRole('link', { name: 'Dashboard' }).click()
      await expect(other).toHaveURL('/dashboard')
      await isGreeted(other, person)
      // A refused pending call would redirect home instead (spec §7).
      await expect(other.getByText('you have not booked anything yet')).toBeVisible()
    })
    await test.step('After Log Out the dashboard requires a new login, in every tab', async () => {
      await logOut(page).click()
      await expect(login(page)).toBeVisible()
      expect(await storedToken(page)).toBeNull()
      await expect(other).toHaveURL('/login')
      await expect(login(other)).toBeVisible()
      expect(await storedToken(other)).toBeNull()
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/login')
    })
    await test.step('A taken email is refused, and the typed values stay', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Make an account' }).click()
      await expect(page).toHaveURL('/signup')
      await form.fill(person)
      await form.submit.click()
      await expect(page.getByRole('alert')).toHaveText(authProblems['email-already-in-use'])
      await expect(form.email).toHaveValue(person.email)
      await expect(form.name).toHaveValue(person.name)
      expect(await storedToken(page)).toBeNull()
    })
    await test.step('A wrong password and an unknown email get the same answer', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/login')
      for (const email of [person.email, newPerson().email]) {
        await form.fill({ email, password: 'something else' })
        const answered = page.waitForResponse((answer) => answer.url().includes(provider.refusal.signIn))
        await form.submit.click()
        await answered
        await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
        await expect(form.submit).toBeEnabled()
      }
      expect(await storedToken(page)).toBeNull()
    })
    await test.step('Cancelling on the page while Google’s window is open allows another way to sign in', async () => {
      await openGoogle(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(google(page)).toBeFocused()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await test.step('If Google’s window is blocked the page says what to do', async () => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await google(page).click()
      await expect(page.getByRole('alert')).toHaveText(authProblems['popup-blocked'])
    })
    await test.step('The right password still signs in, and another tab follows', async () => {
      await form.fill(person)
      await form.submit.click()
      await expect(logOut(page)).toBeVisible()
      await expect(logOut(other)).toBeVisible()
    })
  })

  test('Google sign-in leads back to the page that required it, also after its window was closed', async ({
    page,
    expectConsole,
  }) => {
    provider.expectAfterGoogleWindow(expectConsole)
    const person = provider.personAtGoogle()
    await page.goto('/dashboard/myprofile')
    await expect(page).toHaveURL('/login')
    await test.step('After Google’s window was closed the page says so', async () => {
      await (await openGoogle(page)).close()
      await expect(page.getByRole('alert')).toHaveText(authProblems['popup-closed-by-user'])
      expect(await storedToken(page)).toBeNull()
    })
    await test.step('The next attempt signs in', async () => {
      await provider.chooseAtGoogle(await openGoogle(page), person)
      await expect(page).toHaveURL('/dashboard/myprofile')
      await isGreeted(page, person)
    })
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
    await page.goto('/dashboard/myprofile')
    await provider.chooseAtGoogle(await openGoogle(page), owner)
    await expect(page).toHaveURL('/dashboard/myprofile')
    await expect(page.getByRole('main').getByText(owner.email)).toBeVisible()
    await squatter.goto('/dashboard/myorders')
    await expect(login(squatter)).toBeVisible()
    await logOut(page).click()
    await login(page).click()
    await expect(page).toHaveURL('/login')
    await signInForm(page).fill(owner)
    await signInForm(page).submit.click()
    await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
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

/** Expects that a dashboard page greets its user. */
async function isGreeted(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible()
}
