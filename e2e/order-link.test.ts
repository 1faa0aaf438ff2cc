import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { linkIn } from './support/mail.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'

test('The emailed link shows the state of the order without sign-in and JavaScript, and no log contains the link', async ({
  page: visitor,
  shop,
  newCaller,
  newVisitor,
  browser,
  contextOptions,
  expectConsole,
}) => {
  // A changed link is refused.
  expectConsole('/api/order-links/view')
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const tool = await toolNamed(caller, 'Pin spanner')
  const orderId = await book(caller, customer, tool)
  const link = linkIn(shop, customer.email, `You have booked ${tool.minOrderQuantity} × ${tool.name}`)
  const main = visitor.getByRole('main')
  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto(link)
  await expect(main.getByText('The pieces are held until')).toBeVisible()
  await expect(visitor).toHaveURL('/order')
  await expect(main).toContainText(/TW-\d+-\d/)
  await expect(main).not.toContainText(customer.email)
  // People reload the page to see whether the order was sent.
  await visitor.reload()
  await expect(main.getByText('The pieces are held until')).toBeVisible()
  await expect(visitor).toHaveURL('/order')
  await expectAccessibleAtAGlance(visitor, 'order of a link')

  await payByApi(caller, shop, customer, orderId)
  const plain = await browser.newContext({ ...contextOptions, baseURL: shop.url, javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto('/order')
  await reader.getByLabel('Link from the email').fill(`${shop.url}${link}`)
  await reader.getByLabel('Link from the email').press('Enter')
  await expect(reader.getByRole('main').getByText('We need the delivery address')).toBeVisible()
  await expect(reader).toHaveURL('/order')
  await plain.close()

  const stranger = await newVisitor()
  await stranger.goto(`${link.slice(0, -4)}aaaa`)
  await expect(stranger.getByRole('alert')).toContainText('This link does not show an order.')
  await stranger.getByRole('link', { name: 'Sign in to My Orders' }).click()
  await expect(stranger).toHaveURL(/^[^?]*\/login/)
  const secret = decodeURIComponent(link.split('token=')[1] ?? '')
  expect(secret.length).toBeGreaterThan(80)
  expect(shop.output()).not.toContain(secret)
  expect(shop.output()).not.toContain(secret.slice(-43))
})
