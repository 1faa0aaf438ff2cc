import { listedTools, toolNamed } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'
import { figure, navbar } from './support/screens.ts'

test.use({ javaScriptEnabled: false })

test('The home page is complete without JavaScript', async ({ page }) => {
  await page.goto('/')
  for (const name of ['15%-20% off', 'Hot Deals', 'Items', 'Reviews']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Happy Clients')).toBeVisible()
  await expect(page.getByRole('img', { name: /out of 5 stars/ })).not.toHaveCount(0)
  await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
  await test.step('Tools and items are listed, and links work', async () => {
    await page.getByRole('link', { name: 'Buy Now', exact: true }).click()
    const tools = await listedTools(page)
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(tools.map(({ name }) => name))
    await page.goto('/items')
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  })
})

test('A tool’s page shows everything, and says that booking needs JavaScript', async ({ page }) => {
  const tool = await toolNamed(page, 'Repair stand')
  await page.goto(`/tool/${tool._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name)
  await expect(page.getByText(tool.shortDescription)).toBeVisible()
  await expect(figure(page, 'Price')).toContainText(`$${tool.price.toFixed(2)}`)
  await expect(figure(page, 'Available')).toContainText(String(tool.availableQuantity))
  await expect(page.getByText('Material', { exact: true })).toBeVisible()
  await expect(page.getByText('Scale of this picture, in millimetres')).toBeVisible()
  await expect(page.getByText(/Paid before 14:00 .+ it leaves on the same working day/)).toBeVisible()
  await page.getByText('At one scale').click()
  await expect(page.getByText(/Each tool as large as it is/)).toBeVisible()
  await expect(page.getByText('Booking needs JavaScript.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book' })).toBeDisabled()
})

test('A job is complete without JavaScript, and its tools lead to their pages', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Replace a cassette' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replace a cassette')
  await expect(page.getByText('30–50')).toBeVisible()
  await expect(page.getByText('Not sold here')).toHaveCount(2)
  await page.getByRole('link', { name: 'Chain whip', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chain whip')
})

test('A reading of the calliper leads to the tool that fits, without JavaScript', async ({ page }) => {
  await page.goto('/fit')
  await page.getByRole('link', { name: 'Bottom brackets' }).click()
  await page.getByLabel('Reading: Diameter of the thread').fill('34.8')
  await page.getByRole('button', { name: 'Check Diameter of the thread' }).click()
  await expect(page.getByText('More than one')).toBeVisible()
  await page.getByLabel('Reading: Pitch of the thread').fill('24')
  await page.getByRole('button', { name: 'Check Pitch of the thread' }).click()
  await expect(page.getByText('Found')).toBeVisible()
  await page.getByRole('link', { name: 'Bottom bracket cup tool' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bottom bracket cup tool')
})

test('Pages that need an account say that they need JavaScript', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/dashboard/myorders']) {
    await page.goto(path)
    await expect(page.getByText(/^Accounts need JavaScript\. .+ write to us/), path).toBeVisible()
  }
  await expect(page.getByText('Loading your dashboard')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'write to us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})
