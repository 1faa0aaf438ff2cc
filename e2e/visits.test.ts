import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { fillAddress } from './support/address.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { fillCard, payButton } from './support/screens.ts'

const main = (page: Page) => page.getByRole('main')

/** A browser under automation is not counted, so this one says that a person uses it. */
async function beCounted(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await page.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/148.0' })
}

/** Waits until the browser has sent something to count. */
function sent(page: Page, part: string): Promise<unknown> {
  return page.waitForResponse(
    (answer) => answer.url().endsWith('/api/visits') && !!answer.request().postData()?.includes(part),
  )
}

test('A visitor finds nothing, then buys; the owner reads what was searched, and each step to the payment', async ({
  page,
  newVisitor,
  shop,
}) => {
  const visitor = await newVisitor()
  await beCounted(visitor)
  const searched = sent(visitor, '"nothing":"Unobtainium"')
  await visitor.goto('/tools?q=Unobtainium')
  await searched

  await test.step('The visitor buys by way of the basket', async () => {
    await beSignedIn(visitor)
    const { _id: id, name, price } = await toolNamed(visitor, 'Chain whip')
    const product = sent(visitor, '"page":"tool"')
    await visitor.goto(`/tool/${id}`)
    await product
    await visitor.evaluate((line) => localStorage.setItem('basket', JSON.stringify([line])), {
      id,
      name,
      price,
      quantity: 4,
    })
    const basket = sent(visitor, '"page":"basket"')
    await visitor.goto('/basket')
    await basket
    await main(visitor)
      .getByRole('button', { name: /Hold these/ })
      .click()
    const payment = sent(visitor, '"page":"payment"')
    await main(visitor).getByRole('link', { name: 'Pay now' }).click()
    await main(visitor).getByLabel('Phone', { exact: true }).fill('555 0100')
    await fillAddress(main(visitor), {
      country: 'Germany',
      street: 'Hauptstr. 1',
      postcode: '10115',
      city: 'Berlin',
    })
    await payment
    await fillCard(visitor, '4242 4242 4242 4242')
    const paid = sent(visitor, '"paid":true')
    await payButton(visitor).click()
    await paid
  })

  await beAdmin(page, shop.admin)
  const words = main(page).getByRole('table', { name: 'Searched and not found' })
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(words.getByRole('row', { name: /unobtainium/ })).toBeVisible()
    await expect(main(page).getByRole('row', { name: /^Paid/ }).first()).toContainText('100')
  }).toPass()
  const steps = main(page).getByRole('table', { name: 'From product to payment' })
  for (const step of ['Saw a product', 'Opened the basket', 'Opened the payment', 'Paid'])
    await expect(steps.getByRole('row', { name: new RegExp(`^${step}`) })).toContainText(/1/)
  await expect(main(page).getByRole('slider', { name: 'Visits each day' })).toBeVisible()
  await expectAccessible(page)

  await test.step('The owner switches counting off, and nothing more is sent', async () => {
    await main(page).getByRole('link', { name: 'Settings of visits' }).click()
    await main(page).getByLabel('Counting').selectOption('Count nothing')
    await expect(main(page).getByText('Nothing is counted.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()
    const calls: string[] = []
    visitor.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await visitor.goto('/tools')
    await visitor.waitForTimeout(2000)
    expect(calls).not.toContain('/api/visits')
  })
})

test('A visitor whose browser objects is not counted', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  await beCounted(visitor)
  await visitor.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  )
  const calls: string[] = []
  visitor.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await visitor.goto('/')
  await visitor.waitForTimeout(2000)
  expect(calls).not.toContain('/api/visits')
})
