import { linkIn } from '../../e2e/support/mail.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** The page that the link in an order's email opens. */
export const orderLinkScreens: readonly Screen[] = screensOf('/order', 'stranger', {
  'order-link': openLink,
  'order-link-unknown': open(
    `${links.openOrder}#token=abcdefghijklmnopqrstuvwxyz`,
    'This link does not show an order',
  ),
  'order-link-missing': open(links.openOrder, 'This address is incomplete'),
})

async function openLink({ page, people, shop }: Visit): Promise<void> {
  await people.orders()
  const { email } = await people.customer()
  await page.goto(linkIn(shop, email, /^On its way: /))
  await page.getByText('It arrives between').waitFor()
}
