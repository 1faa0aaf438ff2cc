import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import {
  beAdmin,
  beSignedIn,
  type Caller,
  makeAccount,
  newPerson,
  ok,
  signInAdmin,
} from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { bearer, book } from './support/orders.ts'
import { pay, payByApi } from './support/payment.ts'
import { figure, fillCard, openPayment, toast } from './support/screens.ts'
import type { Shop } from './support/shop.ts'

/** Gives an account credit through the API. */
async function giveCredit(page: Caller, shop: Shop, email: string, amount: number): Promise<void> {
  const headers = bearer(await signInAdmin(page, shop.admin))
  const data = { amount, reason: 'For the delay' }
  await ok(await page.request.post(`/api/credit/${encodeURIComponent(email)}`, { headers, data }))
}

/** Adds a gift card of 25.00 to the shop and buys one for a new person; returns its code from the email. */
async function giftCode(newCaller: () => Promise<Caller>, shop: Shop): Promise<string> {
  const [owner, person] = [await newCaller(), await newCaller()]
  const headers = bearer(await signInAdmin(owner, shop.admin))
  const data = {
    name: 'Gift card 25.00',
    img: '/pictures/hex-key-set.webp',
    shortDescription: 'A code by email.',
    minOrderQuantity: 1,
    availableQuantity: 50,
    price: 25,
    giftCard: true,
  }
  await ok(await owner.request.post('/api/tools', { headers, data }))
  const buyer = await makeAccount(person)
  const orderId = await book(person, buyer, await toolNamed(person, 'Gift card 25.00'))
  await payByApi(person, shop, buyer, orderId)
  const mail = emailsTo(shop, buyer.email).find(({ subject }) => subject === 'Your gift card of $25.00')
  return /GIFT(?:-\w+){5}/.exec(mail?.body ?? '')?.[0] ?? ''
}

const credit = (page: Page) => page.getByRole('region', { name: 'Credit' })

test('A customer pays a part with credit, keeps it for another order, and sees where it went', async ({
  page,
  shop,
  newCaller,
}) => {
  const customer = await beSignedIn(page)
  await giveCredit(await newCaller(), shop, customer.email, 30)
  // Two at $16.80: credit pays 30.00 of 33.60.
  const tool = await toolNamed(page, 'Chain whip')
  const orderId = await book(page, customer, tool, 2)
  await openPayment(page, orderId)
  const use = page.getByRole('checkbox', { name: 'Use my credit: $30.00' })
  await expect(use).toBeChecked()
  await expect(figure(page, 'With credit')).toHaveText('$30.00')
  await expect(figure(page, 'By card')).toHaveText('$3.60')

  await use.uncheck()
  await expect(page.getByRole('button', { name: 'Pay $33.60' })).toBeEnabled()
  await use.check()
  const payRest = page.getByRole('button', { name: 'Pay $3.60' })
  await expect(payRest).toBeEnabled()
  await fillCard(page, '4242 4242 4242 4242')
  await payRest.click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()

  await page.goto('/dashboard/credit')
  await expect(figure(page, 'Your credit')).toHaveText('$0.00')
  const movements = page.getByRole('table', { name: 'What changed your credit' })
  await expect(movements.getByRole('row', { name: /Used to pay/ }).first()).toContainText('−$30.00')
  await expect(movements.getByRole('row', { name: /Given by the shop/ })).toContainText('For the delay')
  await expect(movements.getByRole('row', { name: /not completed/ })).toContainText('+$30.00')
})

test('A gift card is bought, mailed, mistyped, redeemed on the payment page, and pays an order without a card', async ({
  page,
  shop,
  newCaller,
  expectConsole,
}) => {
  const code = await giftCode(newCaller, shop)
  expect(code).toMatch(/^GIFT-/)
  const customer = await beSignedIn(page, newPerson('Noor Hub'))
  const tool = await toolNamed(page, 'Chain whip')
  const orderId = await book(page, customer, tool, 1)
  await openPayment(page, orderId)
  await expect(page.getByRole('button', { name: 'Pay $16.80' })).toBeEnabled()

  await credit(page).getByText('Redeem a gift card').click()
  const field = page.getByLabel('Gift card code')
  await field.fill(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByText('This is not a gift card code.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(toast(page, '$25.00 is in your credit')).toBeVisible()

  await page.getByRole('button', { name: 'Pay $16.80 with credit' }).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByText(/^credit_\w+/)).toBeVisible()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  await page.goto('/dashboard/credit')
  await expect(figure(page, 'Your credit')).toHaveText('$8.20')
  expectConsole('409 (Conflict)')
  await page.getByLabel('Gift card code').fill(code)
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByText('You have already redeemed this gift card.')).toBeVisible()
})

test('The owner gives credit on the page of a customer, and the customer is told why', async ({
  page,
  shop,
  newCaller,
}) => {
  const customer = await makeAccount(await newCaller())
  await beAdmin(page, shop.admin)
  await page.goto(`/dashboard/customer-credit?customer=${encodeURIComponent(customer.email)}`)
  const form = page.getByRole('form', { name: 'Give credit' })
  await form.getByRole('button', { name: 'Give credit' }).click()
  await expect(form.getByText('Enter an amount.')).toBeVisible()
  await form.getByLabel('Amount').fill('10')
  await form.getByLabel('Reason').fill('Sorry for the scratch')
  await form.getByRole('button', { name: 'Give credit' }).click()
  await expect(figure(page, 'Credit now')).toHaveText('$10.00')
  await expect(page.getByRole('row', { name: /Given by the shop/ })).toContainText('Sorry for the scratch')
  expect(emailsTo(shop, customer.email).map(({ subject }) => subject)).toContain(
    'You have $10.00 more credit',
  )
})

test('Without credit the payment page pays by card as before', async ({ page }) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Chain whip')
  await pay(page, await book(page, customer, tool, 1))
  await expect(page.getByRole('checkbox', { name: /Use my credit/ })).toBeHidden()
})
