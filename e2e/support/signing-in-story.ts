import type { Page } from '@playwright/test'
import { authProblems } from '../../web/texts/sign-in-form.ts'
import type { ExpectConsole } from './browser-watch.ts'
import { newPerson, type Person } from './customer.ts'
import { openGoogle } from './google-window.ts'
import { expect, type test as journeyTest } from './journey.ts'
import { navbar, signInForm } from './screens.ts'

/** What of the story is different from one sign-in provider to the other: only what stands outside of the shop. */
export interface ProviderOfTheStory {
  /** The browser's own lines about refusals of the provider, each of which it calls a failure. */
  readonly refusal: { readonly signUp: string; readonly signIn: string }
  /** What the browser says when Google's window has done its work, if anything. */
  expectInGoogle(expectConsole: ExpectConsole): void
  /** What the browser of somebody says who opens a page after being put out, besides the shop's own refusals. */
  expectWhenPutOut(expectConsole: ExpectConsole): void
  /** Resolves when the provider would take back, with what comes next, the sign-ins that were made just now. */
  untilSignInsCanBeRevoked(page: Page): Promise<void>
  /** In Google's window: goes on as this person. */
  chooseAtGoogle(popup: Page, person: Person): Promise<void>
  /** Somebody whom Google can sign in: any name, or one of those that a stand-in has. */
  personAtGoogle(): Person
}

/**
 * Signing up, in and out, word for word the same on every provider that the shop can be set to. A runner per
 * provider tells it.
 */
export function tellOfSigningIn(test: typeof journeyTest, provider: ProviderOfTheStory): void {
  test('A new person signs up, stands on the home page and is greeted by name in the dashboard', async ({
    page,
  }) => {
    const person = newPerson('Ada Sprocket')
    await signUp(page, person)
    await expect(page).toHaveURL('/')
    expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await isGreeted(page, person)
  })

  test('An address that is taken is refused, and everything typed stays', async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
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

  test('A weak password is refused before anybody is asked', async ({ page }) => {
    await page.goto('/signup')
    await signInForm(page).fill({ ...newPerson(), password: '12345' })
    await signInForm(page).submit.click()
    await expect(page.getByText('password Must be 6 characters or longer', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/signup')
  })

  test('A wrong password and an unknown person get the same answer, and the right password still enters', async ({
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

  test('Somebody continues with Google and comes back to the page that sent them', async ({
    page,
    expectConsole,
  }) => {
    provider.expectInGoogle(expectConsole)
    const person = provider.personAtGoogle()
    await page.goto('/dashboard/myprofile')
    await expect(page).toHaveURL('/login')
    await provider.chooseAtGoogle(await openGoogle(page), person)
    await expect(page).toHaveURL('/dashboard/myprofile')
    await isGreeted(page, person)
  })

  test('Google’s window is closed: the page says so, and the next try enters', async ({
    page,
    expectConsole,
  }) => {
    provider.expectInGoogle(expectConsole)
    await page.goto('/signup')
    await (await openGoogle(page)).close()
    await expect(page.getByRole('alert')).toHaveText(authProblems['popup-closed-by-user'])
    expect(await storedToken(page)).toBeNull()
    await provider.chooseAtGoogle(await openGoogle(page), provider.personAtGoogle())
    await expect(page).toHaveURL('/')
    await expect(logOut(page)).toBeVisible()
  })

  test('Who changes the mind while Google’s window is open cancels on the page, and enters another way', async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
    provider.expectInGoogle(expectConsole)
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

  test('Google’s window is blocked: the page says what to do, and the password still enters', async ({
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

  test('An address with a password that nobody has verified goes to whom Google vouches for, without the password', async ({
    page,
    newVisitor,
    expectConsole,
  }) => {
    provider.expectInGoogle(expectConsole)
    expectConsole(provider.refusal.signIn)
    expectConsole('status of 401')
    provider.expectWhenPutOut(expectConsole)
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

  test('Log Out ends it: the dashboard asks to log in again', async ({ page }) => {
    await signUp(page, newPerson())
    await logOut(page).click()
    await expect(login(page)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  })

  test('Another tab follows when somebody logs in, and when they log out', async ({ page }) => {
    const person = newPerson()
    const other = await page.context().newPage()
    await other.goto('/tools')
    await expect(login(other)).toBeVisible()
    await signUp(page, person)
    await expect(logOut(other)).toBeVisible()
    await navbar(other).getByRole('link', { name: 'Dashboard' }).click()
    await expect(other).toHaveURL('/dashboard')
    // A call that is refused on the way there would lead home instead (spec §7).
    await expect(other.getByText('you have not booked anything yet')).toBeVisible()
    await logOut(page).click()
    await expect(other).toHaveURL('/login')
    expect(await storedToken(other)).toBeNull()
  })
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))
/** The button of the navbar that is there while somebody is signed in. */
export const logOut = (page: Page) => navbar(page).getByRole('button', { name: 'Log Out' })
const login = (page: Page) => navbar(page).getByRole('link', { name: 'Login' })
const google = (page: Page) => page.getByRole('button', { name: 'Continue With Google' })

/** Makes an account with the screens, and is signed in. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(logOut(page)).toBeVisible()
}

async function isGreeted(page: Page, person: Person): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.name}`)
}
