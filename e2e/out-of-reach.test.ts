import { beSignedIn } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { navbar } from './support/screens.ts'

test('Without a network, the page says so and keeps the visited pages, and loads the rest once the network returns', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED')

  await test.step('Offline the page says so, visited pages stay, and the rest loads once the network is back', async () => {
    await page.goto('/')
    const offline = page.getByText('You are offline. What you see may be out of date.')
    await page.getByRole('link', { name: 'See all tools' }).click()
    await expect(page).toHaveURL('/tools')
    await expect(offline).toBeHidden()
    await context.setOffline(true)
    await expect(offline).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('15%-20% off')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Deals')

    await navbar(page).getByRole('link', { name: 'Blogs' }).click()
    await expect(page.getByRole('alert')).toContainText('Part of this page did not load.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/blog')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six questions for a React developer')
    await expect(offline).toBeHidden()
  })

  await test.step('A page whose code and styles failed to load gets both once the network is back', async () => {
    await beSignedIn(page)
    await page.goto('/dashboard/myprofile')
    await expect(dashboardForm(page, 'My Profile')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Add Reviews' }).click()
    await expect(page.getByRole('alert')).toContainText('Part of this page did not load.')
    await context.setOffline(false)
    const stars = dashboardForm(page, 'Add Reviews').locator('.star-choice label').first()
    await expect(stars).toHaveCSS('position', 'relative')
  })
})
