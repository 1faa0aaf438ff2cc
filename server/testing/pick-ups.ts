import type { PickUpPlace } from '../../contract/shop/pick-up-place.ts'
import { bookProduct } from '../operations/orders/book-product.ts'
import { recordPayment } from '../operations/payments/record-payment.ts'
import { changeSettings } from '../operations/settings/change-settings.ts'
import { readSection } from '../operations/settings/read-settings.ts'
import type { Shop } from '../operations/shop.ts'
import { type Bought, booking, openPayment } from './buying.ts'
import { addAdmin, addCustomer, addTool, granted } from './shop-contents.ts'
import type { TestShop } from './test-shop.ts'

/** The counter of a shop in Munich. */
const counter: PickUpPlace = {
  place: ['Truewheel workshop', '1 Sample Street', '80331 Munich'],
  hours: 'Monday to Friday, 9:00 to 17:00',
  note: 'Ring at the second door.',
}

/** Offers pick-up, as an admin does. */
export async function offerPickUp(shop: Shop, value: PickUpPlace = counter): Promise<void> {
  const { version: from } = await readSection(shop, 'pickup')
  granted(await changeSettings(shop, await addAdmin(shop), { section: 'pickup', value, from }))
  await shop.settings.read()
}

/** Books pieces of a new product to pick up, by default as a new customer. */
export async function bookPickUp(shop: Shop, given: { customer?: Bought['customer'] } = {}): Promise<Bought> {
  await offerPickUp(shop)
  const customer = given.customer ?? (await addCustomer(shop))
  const productId = await addTool(shop, { stock: 10 })
  const order = booking(productId, { quantity: 2, way: 'pickup' })
  const { orderId, priceCents } = granted(await bookProduct(shop, customer, order))
  return { customer, productId, orderId, priceCents }
}

/** Books pieces of a new product to pick up, and pays for them. */
export async function payForPickUp(
  shop: TestShop,
  given: { customer?: Bought['customer'] } = {},
): Promise<Bought> {
  const bought = await bookPickUp(shop, given)
  const intentId = await openPayment(shop, bought)
  if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
  granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
  return bought
}
