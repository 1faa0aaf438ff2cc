import type { Page } from '@playwright/test'
import { beAdmin } from './support/customer.ts'
import { dashboardForm, fillOpenProduct, productTexts, question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { figure, navbar, toast } from './support/screens.ts'

const hotDeals = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Hot Deals' }) })

test('An admin adds products past failures, changes one, and deletes it', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole(/status of 500.*\/api\/tools/)
  expectConsole(/images.*ERR_FAILED|ERR_FAILED.*images/)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/addproduct')
  const form = dashboardForm(page, 'Add Product')
  const add = form.getByRole('button', { name: 'Add product' })
  const expectAdded = async (name: string) => {
    await expect(toast(page, 'Product Added Successfully').last()).toBeVisible()
    await expect(page.getByText(`${name} is in the shop.`)).toBeVisible()
    for (const label of ['Product name', ...Object.keys(productTexts)]) {
      await expect(form.getByLabel(label)).toHaveValue('')
    }
  }

  await test.step('An empty product form names every required field', async () => {
    await add.click()
    for (const message of [
      'Image is Required',
      'Product Name is Required',
      'Description is Required',
      'price is Required',
    ]) {
      await expect(form.getByText(message, { exact: true })).toBeVisible()
    }
    // One for the minimum order, one for the available quantity.
    await expect(form.getByText('quantity is Required', { exact: true })).toHaveCount(2)
  })

  await test.step('A failed upload adds no product and is shown at the field only', async () => {
    const added: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/tools')) added.push(request.url())
    })
    // Once when the file is chosen, for its cut-out, and once when the form is submitted.
    await page.route('**/images', (route) => route.abort(), { times: 2 })
    await fillOpenProduct(page, 'Hub cone')
    await add.click()
    await expect(form.getByRole('alert')).toContainText('Check your connection')
    await expect(page.getByLabel('Notifications')).toHaveText('')
    expect(added).toEqual([])
    await expect(form.getByLabel('Product name')).toHaveValue('Hub cone')
    await form.getByRole('button', { name: 'Try again' }).click()
    await expectAdded('Hub cone')
    expect(added).toHaveLength(1)
  })

  await test.step('A failed Add Product shows an error and keeps the typed values', async () => {
    await page.route('**/api/tools', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await fillOpenProduct(page, 'Nipple driver')
    await add.click()
    await expect(toast(page, 'Faild to add the product')).toBeVisible()
    await expect(form.getByLabel('Product name')).toHaveValue('Nipple driver')
    for (const [label, text] of Object.entries(productTexts)) {
      await expect(form.getByLabel(label)).toHaveValue(text)
    }
    await page.unroute('**/api/tools')
    await add.click()
    await expectAdded('Nipple driver')
  })

  let address = ''
  await test.step('An admin adds a product with a picture, and it is first on the home page', async () => {
    await fillOpenProduct(page, 'Rim gauge')
    await add.click()
    await expectAdded('Rim gauge')
    await page.getByRole('link', { name: 'See it there' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rim gauge')
    address = page.url()
    await navbar(page).getByRole('link', { name: 'Home' }).click()
    const first = hotDeals(page).getByRole('listitem').first()
    await expect(first.getByRole('heading')).toHaveText('Rim gauge')
    await expect(first).toContainText('$7.25')
    const picture = first.locator('img')
    await expect(picture).toHaveAttribute('src', /\/images\/[0-9a-f]{64}\.webp$/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.reload()
    await expect(first.getByRole('heading')).toHaveText('Rim gauge')
  })

  await test.step('The tool’s page shows a new price and a stock change with a reason', async () => {
    await page.goto('/dashboard/manageproduct?q=Rim+gauge')
    await rowOf(page, 'Rim gauge').getByRole('link', { name: 'Edit and restock' }).click()
    const restock = dashboardForm(page, 'Restock')
    await restock.getByRole('button', { name: 'Change the stock' }).click()
    await expect(restock.getByText('Enter a number of pieces.')).toBeVisible()
    await expect(restock.getByText('Enter a reason.')).toBeVisible()
    await restock.getByLabel('Pieces').fill('-15')
    await restock.getByLabel('Reason').fill('Broken in the store')
    await expect(restock.getByText('25 after this')).toBeVisible()
    await restock.getByRole('button', { name: 'Change the stock' }).click()
    await expect(toast(page, 'Stock of Rim gauge: −15')).toBeVisible()
    await expect(figure(restock, 'Available now')).toContainText('25')

    const edit = dashboardForm(page, 'Edit')
    await edit.getByLabel('Price per piece').fill('9.5')
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'Product: Rim gauge is saved')).toBeVisible()
    await page.getByRole('link', { name: 'See it in the shop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rim gauge')
    await expect(figure(page, 'Price')).toContainText('$9.50')
    await expect(figure(page, 'Available')).toHaveText('25 pieces')
  })

  await test.step('Deleting a product asks first, and removes it from the board', async () => {
    const board = async () => (await page.request.get('/tools')).text()
    expect((await page.request.get(address)).status()).toBe(200)
    expect(await board()).toContain('Rim gauge')
    await page.goto('/dashboard/manageproduct?sort=-availableQuantity')
    await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('Rim')
    const row = rowOf(page, 'Rim gauge')
    await row.getByRole('button', { name: 'Delete' }).click()
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(question(page)).toBeHidden()
    await row.getByRole('button', { name: 'Delete' }).click()
    await question(page).getByRole('button', { name: 'Delete the product' }).click()
    await expect(toast(page, 'Product: Rim gauge is deleted')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Product' })).toBeFocused()
    await expect(row).toHaveCount(0)
    // Requests the pages without visiting them; neither may have stayed in the server's cache.
    expect((await page.request.get(address)).status()).toBe(404)
    expect(await board()).not.toContain('Rim gauge')
  })
})
