import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { book, orderOf } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

test('A customer withdraws from an order without signing in, by keyboard on a phone, and the owner sees the goods back', async ({
  page: visitor,
  shop,
  newCaller,
  newVisitor,
  expectConsole,
}) => {
  // A wrong email is refused.
  expectConsole('/api/withdrawals/find')
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const orderId = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
  await payByApi(caller, shop, customer, orderId)
  const { number = '' } = (await orderOf(caller, customer, orderId)) as { number?: string }

  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/')
  await visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Withdraw from a purchase' })
    .press('Enter')
  await expect(visitor).toHaveURL('/withdraw')
  const main = visitor.getByRole('main')
  await main.getByLabel('Number of the order or purchase').fill(number.toLowerCase())
  await main.getByLabel('Email').fill('somebody@example.com')
  await main.getByLabel('Email').press('Enter')
  await expect(main.getByRole('alert')).toContainText('We found no order with this number and this email.')
  await expect(main.getByLabel('Number of the order or purchase')).toHaveValue(number.toLowerCase())
  await expectAccessibleAtAGlance(visitor, 'withdrawal refused')
  await main.getByLabel('Email').fill(customer.email)
  await main.getByLabel('Email').press('Enter')
  await expect(main.getByRole('checkbox')).toBeChecked()
  await expect(main.getByText('Paid, not sent: we refund it and do not send it.')).toBeVisible()
  await expectAccessibleAtAGlance(visitor, 'orders to withdraw from')
  await main.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter')
  await expect(main.getByText('We have received your withdrawal.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(visitor).toHaveURL('/withdraw')
  const subjects = emailsTo(shop, customer.email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'We have received your withdrawal')).toHaveLength(1)

  const adminPage = await newVisitor()
  await beAdmin(adminPage, shop.admin)
  await adminPage.goto('/dashboard')
  const task = adminPage.getByRole('listitem').filter({ hasText: 'The customer has withdrawn: refund it' })
  await task.getByRole('link', { name: /^Refund or close/ }).click()
  await expect(dashboardForm(adminPage, 'Refund').getByLabel('Amount', { exact: true })).toBeFocused()
  await expect(adminPage.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
  await expect(adminPage.getByText('The customer has withdrawn from the purchase.')).toBeVisible()
  await adminPage.getByRole('button', { name: /^Take it back/ }).press('Enter')
  const ending = adminPage.getByRole('form', { name: 'Take the withdrawal back?' })
  await ending.getByLabel('Reason').fill('You asked for it on the phone')
  await expectAccessibleAtAGlance(adminPage, 'withdrawal to take back')
  await ending.getByLabel('Reason').press('Enter')
  await expect(adminPage.getByText('The withdrawal is taken back. The order is valid again.')).toBeVisible()
  await expect(adminPage.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(adminPage.getByRole('button', { name: 'Send without an address' })).toBeVisible()
  expect(shop.output()).not.toContain(customer.email)
})

test.describe('In a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Without JavaScript both steps are forms, and an unpaid order is cancelled', async ({
    page,
    newCaller,
  }) => {
    const caller = await newCaller()
    const customer = await makeAccount(caller)
    const orderId = await book(caller, customer, await toolNamed(caller, 'Pin spanner'))
    const { number = '' } = (await orderOf(caller, customer, orderId)) as { number?: string }
    const main = page.getByRole('main')
    await page.goto('/withdraw')
    await main.getByLabel('Number of the order or purchase').fill(number)
    await main.getByLabel('Email').fill(customer.email)
    await main.getByRole('button', { name: 'Find the purchase' }).click()
    await expect(main.getByText('Not paid: it is cancelled at once.')).toBeVisible()
    await main.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(main.getByText('Cancelled, nothing is charged. Received on')).toBeVisible()
    await expect(page).toHaveURL('/withdraw')
  })
})
