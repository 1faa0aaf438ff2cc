import { beAdmin, beSignedIn, ok } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('A review that an admin hides is invisible to visitors until it is shown again; its reply is public', async ({
  page,
  shop,
  newVisitor,
}) => {
  const customer = await beSignedIn(page)
  const [tool] = await (await page.request.get('/api/tools')).json()
  const data = {
    img: tool.img,
    name: 'Kay Link',
    email: customer.email,
    review: 'Sold me rust.',
    ratings: 1,
    tool: tool._id,
  }
  const headers = { authorization: `Bearer ${customer.token}` }
  await ok(await page.request.post('/api/review', { headers, data }))
  await page.goto('/')
  await expect(page.getByText('Sold me rust.')).toBeVisible()

  const adminPage = await newVisitor()
  await beAdmin(adminPage, shop.admin)
  await adminPage.goto('/dashboard')
  await adminPage
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Reviews' })
    .click()
  const row = rowOf(adminPage, 'Sold me rust.')
  // By keyboard alone.
  await row.getByRole('button', { name: /^Hide\b.*Kay Link/ }).focus()
  await adminPage.keyboard.press('Enter')
  const question = adminPage.getByRole('dialog', { name: 'Hide the review of Kay Link?' })
  await question.getByLabel('Reason').selectOption('Is not from a customer')
  await question.getByLabel('Note').fill('No order under this name.')
  await question.getByRole('button', { name: 'Hide it' }).press('Enter')
  await expect(toast(adminPage, 'The review by Kay Link is hidden from visitors')).toBeVisible()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(row).toContainText(`by ${shop.admin.email}`)
  await expect(row).toContainText('Is not from a customer')
  await expect(row).toContainText('No order under this name.')
  const showAgain = row.getByRole('button', { name: /^Show again\b.*Kay Link/ })
  await expect(showAgain).toBeFocused()

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expect(page.getByText('Sold me rust.')).toHaveCount(0)

  await adminPage.keyboard.press('Enter')
  await expect(toast(adminPage, 'The review by Kay Link is visible again')).toBeVisible()
  await row.getByRole('button', { name: /^Reply\b.*Kay Link/ }).focus()
  await adminPage.keyboard.press('Enter')
  await adminPage.keyboard.type('Send it back. We replace it.')
  // Past the folded fields of the other languages.
  for (const language of ['German', 'French']) {
    await adminPage.keyboard.press('Tab')
    await expect(adminPage.locator('summary:focus')).toHaveText(`Add ${language}`)
  }
  await adminPage.keyboard.press('Tab')
  await adminPage.keyboard.press('Enter')
  await expect(toast(adminPage, 'The reply to Kay Link is published')).toBeVisible()
  for (const path of ['/', `/tool/${tool._id}`]) {
    await page.goto(path)
    const ticket = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sold me rust.' })
    await expect(ticket).toContainText('Reply of Truewheel')
    await expect(ticket).toContainText('Send it back. We replace it.')
  }
})
