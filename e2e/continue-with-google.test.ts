import { expectAccessible, expectAccessibleAtAGlance } from './support/accessibility.ts'
import { builtFile } from './support/built-file.ts'
import { beAdmin } from './support/customer.ts'
import { question } from './support/dashboard.ts'
import { continueAs, openGoogle } from './support/google-window.ts'
import { expect, test } from './support/journey.ts'
import { navbar, signInForm } from './support/screens.ts'
import { resize } from './support/window-size.ts'

test('People of the demo Google sign in one after another, and none of them becomes an admin', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  await test.step('Google sign-in at /login leads back to the page that required it', async () => {
    await page.goto('/dashboard/myorders')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('invented people, not Google')).toBeVisible()
    await continueAs(page, 'Mia Sato')
    await expect(page).toHaveURL('/dashboard/myorders')
    await expect(page.getByRole('heading', { name: 'Welcome, Mia Sato' })).toBeVisible()
    await expect.poll(() => page.context().pages()).toHaveLength(1)
  })
  await test.step('After Log Out another person can be chosen in the same browser', async () => {
    await navbar(page).getByRole('button', { name: 'Log Out' }).click()
    await navbar(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await continueAs(page, 'Jonas Lind')
    await expect(page).toHaveURL('/')
    await navbar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Jonas Lind' })).toBeVisible()
    // The menu appears with the role. An earlier sign-out would leave the call for the role without a session.
    await expect(
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }),
    ).toBeVisible()
  })
  await test.step('A delayed sign-out does not end the next sign-in of the same browser', async () => {
    const signOut = Promise.withResolvers<void>()
    await page.route('**/auth/sign-out', async (route) => {
      await signOut.promise
      await route.continue()
    })
    await navbar(page).getByRole('button', { name: 'Log Out' }).click()
    await navbar(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    const window = await openGoogle(page)
    await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
    await expect(window).toHaveURL('about:blank')
    signOut.resolve()
    await window.getByRole('button', { name: 'Mia Sato' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard/account')
    await expect(page.getByRole('heading', { name: 'Welcome, Mia Sato' })).toBeVisible()
    expect((await page.request.get('/auth/token')).status()).toBe(200)
  })
  await test.step('A demo account that anyone can use cannot become an admin', async () => {
    expectConsole('status of 409')
    const admin = await newVisitor()
    await beAdmin(admin, shop.admin)
    await admin.goto('/dashboard/allusers?q=mia')
    await admin.getByRole('button', { name: 'Make Admin' }).click()
    await question(admin).getByRole('button', { name: 'Make an admin' }).click()
    await expect(admin.getByRole('alert')).toHaveText(/^Anyone can sign in as this person in the demo/)
  })
})

test('The window of the demo Google opens at once, is accessible, and can be closed in every way', async ({
  page,
  expectConsole,
}) => {
  const form = signInForm(page)
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => {
      const { dataset } = document.documentElement
      if (dataset.blocked) return null
      // Some browsers allow a popup only during the click, so the page must not request anything first.
      const requests = performance.getEntriesByType('resource').length - Number(dataset.clicked)
      dataset.opened = `after ${requests} requests`
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
  const prepared = page.waitForResponse(`**${builtFile('web/session/identity/built-in-identity.ts')}`)
  await page.goto('/login')

  await test.step('The click opens the window without a request in between, so that popup blockers allow it', async () => {
    await (await prepared).finished()
    await page.waitForLoadState('networkidle')
    const window = await openGoogle(page)
    await expect(page.locator('html')).toHaveAttribute('data-opened', 'after 0 requests')

    await test.step('The window says that it is not Google, and the window and the waiting page are accessible', async () => {
      await expect(window.getByText('Demo, not Google', { exact: true })).toBeVisible()
      await expectAccessible(window)
      await page.bringToFront()
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
      await expectAccessibleAtAGlance(page, 'waiting for Google')
    })
    await test.step('Cancelling in the window does not sign in, and the page says so', async () => {
      await window.getByRole('button', { name: 'Cancel, and do not sign in' }).click()
      await expect(page.getByRole('alert')).toHaveText(
        'You cancelled at Google. Press the button again to sign in.',
      )
      await expect.poll(() => page.context().pages()).toHaveLength(1)
      expect((await page.request.get('/auth/token')).status()).toBe(401)
    })
  })
  await test.step('A closed Google window is reported below the form, and the typed values stay', async () => {
    await resize(page, { width: 1280, height: 720 })
    await form.fill({ email: 'robin@example.com', password: 'true wheels' })
    const window = await openGoogle(page)
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
    await window.close()
    await expect(page.getByRole('alert')).toHaveText(
      'The Google window was closed before sign-in finished. Try again when you are ready.',
    )
    await expect(form.email).toHaveValue('robin@example.com')
  })
  await test.step('A blocked Google window is reported below the form', async () => {
    const block = (blocked: string) =>
      page.locator('html').evaluate((html, value) => {
        html.dataset.blocked = value
      }, blocked)
    await block('yes')
    await page.getByRole('button', { name: 'Continue With Google' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Your browser has blocked the Google window. Allow it for this shop, then try again.',
    )
    await block('')
  })
  await test.step('Google sign-in at /signup leads to the home page', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Make an account' }).click()
    await expect(page).toHaveURL('/signup')
    const window = await openGoogle(page)
    await test.step('The window can be used by keyboard', async () => {
      await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
      await window.keyboard.press('Tab')
      await expect(window.getByRole('button', { name: 'Mia Sato' })).toBeFocused()
      // The window may close before keyup.
      await window.keyboard.down('Enter')
    })
    await expect(page).toHaveURL('/')
    await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
  })
  await test.step('An unknown window says that it has expired', async () => {
    expectConsole('status of 400')
    await page.goto('/sandbox/google/choose/never-was')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This window has expired')
    await expectAccessible(page)
  })
})
