import type { Page } from '@playwright/test'
import { beAdminAt, beSignedInAt, expect, test } from './stand-in/journey.ts'
import { productTexts, question } from './support/dashboard.ts'
import { choosePicture } from './support/picture-file.ts'
import { navbar, toast } from './support/screens.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const side = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

test('An admin of another backend manages its products, with what the backend offers', async ({
  page,
  backend,
  shop,
  expectConsole,
}) => {
  expectConsole('status of 403')
  await beAdminAt(backend, page)
  // The tests of the other pages of extensions are beside them in `web/features`.
  await test.step('A page of an extension that the backend lacks says so', async () => {
    await page.goto('/dashboard/manageproduct/64f0c0ffee00000000000001')
    await expect(page.getByText('This shop cannot edit products.')).toBeVisible()
  })
  await test.step('An admin of another backend has only the pages that the backend offers', async () => {
    await expect(side(page).getByRole('link')).toHaveText([
      'My Profile',
      'All Users',
      'Add Product',
      'Manage Product',
      'Manage All Orders',
    ])
  })
  await test.step('The lists are searched and sorted in the browser, without query parameters outside the spec', async () => {
    await side(page).getByRole('link', { name: 'Manage Product' }).click()
    await page.getByLabel('Sort by').selectOption({ label: 'Lowest price first' })
    await expect(page.getByRole('row').filter({ hasText: '$' }).first()).toContainText('Dishing gauge')
    const search = page.getByRole('main').getByLabel('Search')
    await search.fill('crown')
    await expect(rowOf(page, 'Crown race setter')).toBeVisible()
    await expect(rowOf(page, 'Dishing gauge')).toHaveCount(0)
    await search.fill('')
  })
  await test.step('A product is deleted after a confirmation; editing is not offered', async () => {
    await expect(rowOf(page, 'Dishing gauge')).toContainText('$18.50')
    await expect(page.getByRole('link', { name: /Edit/ })).toHaveCount(0)
    await rowOf(page, 'Fork jig')
      .getByRole('button', { name: /Delete/ })
      .click()
    await question(page).getByRole('button', { name: 'Delete the product' }).click()
    await expect(toast(page, 'Product: Fork jig is deleted')).toBeVisible()
    await expect(rowOf(page, 'Fork jig')).toHaveCount(0)
    expect(backend.books.tools.map(({ name }) => name)).toEqual(['Dishing gauge', 'Crown race setter'])
  })

  await side(page).getByRole('link', { name: 'Add Product' }).click()
  const form = page.getByRole('form', { name: 'Add Product' })
  await test.step('A refused product shows the spec’s message and keeps the typed values', async () => {
    backend.answerNext('POST /tools', { status: 403, body: { message: 'forbidden access' } })
    await choosePicture(form.getByLabel('Image'))
    await form.getByLabel('Product name').fill('Spoke ruler')
    for (const [label, text] of Object.entries(productTexts)) await form.getByLabel(label).fill(text)
    await form.getByRole('button', { name: 'Add product' }).click()
    await expect(toast(page, 'Faild to add the product')).toBeVisible()
    await expect(form.getByLabel('Product name')).toHaveValue('Spoke ruler')
  })
  await test.step('A product is added with the fields of the spec and appears on the board', async () => {
    await form.getByRole('button', { name: 'Add product' }).click()
    await expect(toast(page, 'Product Added Successfully')).toBeVisible()
    const sent = {
      img: expect.stringMatching(`^${shop.url}/images/[0-9a-f]{64}\\.webp$`),
      name: 'Spoke ruler',
      shortDescription: 'Measures spokes and nipples.',
      minOrderQuantity: 5,
      availableQuantity: 40,
      price: 7.25,
    }
    const posts = backend.calls.filter(({ method }) => method === 'POST')
    expect(posts.map(({ body }) => body)).toEqual([sent, sent])
    await navbar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Spoke ruler' })).toContainText('$7.25')
  })
})

test('An admin of another backend reads its orders and makes admins', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 403')
  const admin = await beAdminAt(backend, page)
  backend.enter('mo+spokes@example.com')
  const order = { Id: '64f0c0ffee00000000000001', tool: 'Dishing gauge', quantity: '3', price: '55.5' }
  backend.books.orders = [
    { ...order, _id: '64f0c0ffee00000000000051', customer: 'mo@example.com' },
    {
      ...order,
      _id: '64f0c0ffee00000000000052',
      customer: 'kay@example.com',
      paid: true,
      transactionId: 'pi_1',
    },
  ]
  await test.step('All orders are listed with the words of the spec, and can be opened', async () => {
    await page.goto('/dashboard/manageallorders')
    await expect(rowOf(page, 'mo@example.com').getByText('Unpaid', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'mo@example.com')).toContainText('$55.50')
    await expect(rowOf(page, 'kay@example.com').getByText('paid', { exact: true })).toBeVisible()

    await rowOf(page, 'kay@example.com').getByRole('link', { name: 'Dishing gauge' }).click()
    await expect(page.getByText('pi_1')).toBeVisible()
    await expect(page.getByText('This shop does not provide the customer’s address.')).toBeVisible()
    await expect(page.getByRole('button', { name: /sent/ })).toHaveCount(0)
  })

  const mo = rowOf(page, 'mo+spokes').getByRole('button', { name: /Make Admin/ })
  const confirm = question(page).getByRole('button', { name: 'Make an admin' })
  await test.step('An admin who may not make admins sees the spec’s message', async () => {
    await side(page).getByRole('link', { name: 'All Users' }).click()
    backend.answerNext('PUT /users/admin/{email}', { status: 403, body: { message: 'forbidden access' } })
    await mo.click()
    await confirm.click()
    await expect(toast(page, 'Faild to make an admin')).toBeVisible()
  })
  await test.step('Make Admin is offered for users who are not admins, and the list is reloaded after it', async () => {
    await expect(rowOf(page, admin.email)).toBeVisible()
    await expect(rowOf(page, admin.email).getByRole('button', { name: /Make Admin/ })).toHaveCount(0)
    // Removing an admin and deleting a user are extensions.
    await expect(page.getByRole('button', { name: /Remove Admin/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete mo+spokes@example.com' })).toBeDisabled()
    await mo.click()
    await confirm.click()
    await expect(toast(page, 'Successfully made an admin')).toBeVisible()
    await expect(page.getByRole('button', { name: /Make Admin/ })).toHaveCount(0)
    expect(backend.books.users.map(({ role }) => role)).toEqual(['admin', 'admin'])
  })
})

test('A user who is not an admin of the backend is signed out when opening an admin page', async ({
  page,
  backend,
}) => {
  await beSignedInAt(backend, page)
  await page.goto('/dashboard/allusers')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(backend.calls.map(({ path }) => path[0])).not.toContain('users')
})
