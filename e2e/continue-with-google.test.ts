import { expectAccessible, expectAccessibleAtAGlance } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { continueAs, openGoogle } from './support/google-window.ts'
import { expect, test } from './support/journey.ts'
import { navbar, signInForm } from './support/screens.ts'

const amara = { name: 'Somebody else', email: 'amara@demo.truewheel.example', password: 'true wheels turn' }

test('From /login the way through Google leads back to where the person came from', async ({ page }) => {
  await page.goto('/dashboard/myorders')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('invented people, not Google')).toBeVisible()
  await continueAs(page, 'Mia Sato')
  await expect(page).toHaveURL('/dashboard/myorders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Mia Sato')
  await expect.poll(() => page.context().pages()).toHaveLength(1)
})

test('From /signup it leads home, as every new account does', async ({ page }) => {
  await page.goto('/signup')
  await continueAs(page, 'Jonas Lind')
  await expect(page).toHaveURL('/')
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
})

test('After Log Out another person can be chosen in the same browser', async ({ page }) => {
  await page.goto('/login')
  await continueAs(page, 'Mia Sato')
  await navbar(page).getByRole('button', { name: 'Log Out' }).click()
  await navbar(page).getByRole('link', { name: 'Login' }).click()
  await continueAs(page, 'Jonas Lind')
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/myorders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Jonas Lind')
})

test('A sign-out that comes late does not end what the same browser signs in to next', async ({ page }) => {
  await page.goto('/login')
  await continueAs(page, 'Mia Sato')
  const out = Promise.withResolvers<void>()
  await page.route('**/auth/sign-out', async (route) => {
    await out.promise
    await route.continue()
  })
  await navbar(page).getByRole('button', { name: 'Log Out' }).click()
  await navbar(page).getByRole('link', { name: 'Login' }).click()
  const window = await openGoogle(page)
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
  await expect(window).toHaveURL('about:blank')
  out.resolve()
  await window.getByRole('button', { name: 'Jonas Lind' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Jonas Lind')
  expect((await page.request.get('/auth/token')).status()).toBe(200)
})

test('A window that is closed is told below the form, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await signInForm(page).fill({ email: 'robin@example.com', password: 'true wheels' })
  const window = await openGoogle(page)
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
  await window.close()
  await expect(page.getByRole('alert')).toHaveText(
    'The Google window was closed before sign-in finished. Try again when you are ready.',
  )
  await expect(signInForm(page).email).toHaveValue('robin@example.com')
  await continueAs(page, 'Mia Sato')
  await expect(page).toHaveURL('/')
})

test('A window that the browser blocks is told below the form', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser has blocked the Google window. Allow it for this shop, then try again.',
  )
})

test('The window is opened by the click itself, so that no browser takes it for an advertisement', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      // A click that is over a moment ago counts no more in some browsers: whatever must be fetched first comes too late.
      const asked =
        performance.getEntriesByType('resource').length - Number(document.documentElement.dataset.clicked)
      document.documentElement.dataset.opened = `after ${asked} requests`
      return open(...given)
    }
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset.clicked = `${performance.getEntriesByType('resource').length}`
      },
      true,
    )
  })
  const prepared = page.waitForResponse('**/built-in-identity*.js')
  await page.goto('/login')
  await (await prepared).finished()
  await page.waitForLoadState('networkidle')
  await continueAs(page, 'Mia Sato')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'after 0 requests')
})

test('Who cancels in the window is not signed in, and is told so', async ({ page }) => {
  await page.goto('/login')
  const window = await openGoogle(page)
  await window.getByRole('button', { name: 'Cancel, and do not sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'You cancelled at Google. Press the button again to sign in.',
  )
  await expect.poll(() => page.context().pages()).toHaveLength(1)
  expect((await page.request.get('/auth/token')).status()).toBe(401)
})

test('An address that somebody else took with a password belongs to whom Google names', async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('status of 401')
  const squatter = await newVisitor()
  await squatter.goto('/signup')
  await signInForm(squatter).fill(amara)
  await signInForm(squatter).submit.click()
  await expect(squatter).toHaveURL('/')

  await page.goto('/login')
  await continueAs(page, 'Amara Okafor')
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()

  await squatter.goto('/dashboard/myorders')
  await expect(squatter).toHaveURL(/\/(login)?$/)
  await page.goto('/dashboard/myorders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara Okafor')
})

test('Nobody whom anybody may be can be made an admin', async ({ page, shop, newVisitor, expectConsole }) => {
  expectConsole('status of 409')
  const mia = await newVisitor()
  await mia.goto('/login')
  await continueAs(mia, 'Mia Sato')
  await expect(mia).toHaveURL('/')
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/allusers?q=mia')
  await page.getByRole('button', { name: 'Make Admin' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Anyone can sign in as this person in the demo/)
})

test('The window says that it is not Google, and is accessible, as is the page that waits for it', async ({
  page,
}) => {
  await page.goto('/login')
  const window = await openGoogle(page)
  await expect(window.getByText('Demo, not Google', { exact: true })).toBeVisible()
  await expectAccessible(window)
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expectAccessibleAtAGlance(page, 'waiting for Google')
})

test('The window is gone through by keyboard', async ({ page }) => {
  await page.goto('/login')
  const window = await openGoogle(page)
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
  await window.keyboard.press('Tab')
  await expect(window.getByRole('button', { name: 'Mia Sato' })).toBeFocused()
  // The window may be gone before the key goes up.
  await window.keyboard.down('Enter')
  await expect(page).toHaveURL('/')
})

test('A window that nobody opened has nothing to choose', async ({ page, expectConsole }) => {
  expectConsole('status of 400')
  await page.goto('/sandbox/google/choose/never-was')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This window has expired')
  await expectAccessible(page)
})
