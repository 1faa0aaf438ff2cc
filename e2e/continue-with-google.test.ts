import { expectAccessible, expectAccessibleAtAGlance } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { question } from './support/dashboard.ts'
import { continueAs, openGoogle } from './support/google-window.ts'
import { expect, test } from './support/journey.ts'
import { navbar, signInForm } from './support/screens.ts'

const amara = { name: 'Somebody else', email: 'amara@demo.truewheel.example', password: 'true wheels turn' }

test('Google sign-in at /login leads back to the page that required it', async ({ page }) => {
  await page.goto('/dashboard/myorders')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('invented people, not Google')).toBeVisible()
  await continueAs(page, 'Mia Sato')
  await expect(page).toHaveURL('/dashboard/myorders')
  await expect(page.getByRole('heading', { name: 'Welcome, Mia Sato' })).toBeVisible()
  await expect.poll(() => page.context().pages()).toHaveLength(1)
})

test('Google sign-in at /signup leads to the home page', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Welcome, Jonas Lind' })).toBeVisible()
})

test('A delayed sign-out does not end the next sign-in of the same browser', async ({ page }) => {
  await page.goto('/login')
  await continueAs(page, 'Mia Sato')
  const signOut = Promise.withResolvers<void>()
  await page.route('**/auth/sign-out', async (route) => {
    await signOut.promise
    await route.continue()
  })
  await navbar(page).getByRole('button', { name: 'Log Out' }).click()
  await navbar(page).getByRole('link', { name: 'Login' }).click()
  const window = await openGoogle(page)
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
  await expect(window).toHaveURL('about:blank')
  signOut.resolve()
  await window.getByRole('button', { name: 'Jonas Lind' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/account')
  await expect(page.getByRole('heading', { name: 'Welcome, Jonas Lind' })).toBeVisible()
  expect((await page.request.get('/auth/token')).status()).toBe(200)
})

test('A closed Google window is reported below the form, and the typed values stay', async ({ page }) => {
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

test('A blocked Google window is reported below the form', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser has blocked the Google window. Allow it for this shop, then try again.',
  )
})

test('The click opens the window without a request in between, so that popup blockers allow it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => {
      // Some browsers allow a popup only during the click, so the page must not fetch anything first.
      const requests =
        performance.getEntriesByType('resource').length - Number(document.documentElement.dataset.clicked)
      document.documentElement.dataset.opened = `after ${requests} requests`
      return open(...args)
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

test('Cancelling in the window does not sign in, and the page says so', async ({ page }) => {
  await page.goto('/login')
  const window = await openGoogle(page)
  await window.getByRole('button', { name: 'Cancel, and do not sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'You cancelled at Google. Press the button again to sign in.',
  )
  await expect.poll(() => page.context().pages()).toHaveLength(1)
  expect((await page.request.get('/auth/token')).status()).toBe(401)
})

test('Google sign-in takes over an account that a stranger created with the address and a password', async ({
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
  await expect(page.getByRole('heading', { name: 'Welcome, Amara Okafor' })).toBeVisible()
})

test('A demo account that anyone can use cannot become an admin', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const mia = await newVisitor()
  await mia.goto('/login')
  await continueAs(mia, 'Mia Sato')
  await expect(mia).toHaveURL('/')
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/allusers?q=mia')
  await page.getByRole('button', { name: 'Make Admin' }).click()
  await question(page).getByRole('button', { name: 'Make an admin' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Anyone can sign in as this person in the demo/)
})

test('The window says that it is not Google, and the window and the waiting page are accessible', async ({
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

test('The window can be used by keyboard', async ({ page }) => {
  await page.goto('/login')
  const window = await openGoogle(page)
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
  await window.keyboard.press('Tab')
  await expect(window.getByRole('button', { name: 'Mia Sato' })).toBeFocused()
  // The window may close before keyup.
  await window.keyboard.down('Enter')
  await expect(page).toHaveURL('/')
})

test('An unknown window says that it has expired', async ({ page, expectConsole }) => {
  expectConsole('status of 400')
  await page.goto('/sandbox/google/choose/never-was')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This window has expired')
  await expectAccessible(page)
})
