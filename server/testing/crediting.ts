import { sumCredit } from '../data/queries/payments/credit-movements.ts'
import { giveCredit } from '../operations/credit/give-credit.ts'
import { payWithCredit } from '../operations/credit/pay-with-credit.ts'
import { bookProduct } from '../operations/orders/book-product.ts'
import { createPaymentIntent } from '../operations/payments/create-payment-intent.ts'
import { recordPayment } from '../operations/payments/record-payment.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { type Bought, booking, bookSomething } from './buying.ts'
import { addAdmin, addCustomer, addTool, granted } from './shop-contents.ts'
import type { TestShop } from './test-shop.ts'

/** Gives a customer credit, by a new admin. */
export async function addCredit(
  shop: Shop,
  { email }: Pick<Caller, 'email'>,
  amountCents: number,
): Promise<void> {
  const gift = { email, amountCents, reason: 'For the delay', idempotencyKey: undefined }
  granted(await giveCredit(shop, await addAdmin(shop), gift))
}

/** Returns a customer's credit in the test shop's currency. */
export function creditOf(shop: Shop, { userId }: Pick<Caller, 'userId'>): Promise<number> {
  return sumCredit(shop.database.read, userId, 'usd')
}

/** Opens the payment of an order of which credit pays a part; returns the intent's id. */
export async function openWithCredit(
  shop: Shop,
  { customer, orderId, priceCents }: Bought,
  creditCents: number,
): Promise<string> {
  const request = { priceCents, creditCents, orderIds: [orderId] }
  return granted(await createPaymentIntent(shop, customer, request)).replace(/_secret$/, '')
}

/** Books something and pays for it, a part of it with credit that the customer gets before. */
export async function payPartWithCredit(
  shop: TestShop,
  creditCents: number,
): Promise<Bought & { readonly intentId: string }> {
  const bought = await bookSomething(shop)
  await addCredit(shop, bought.customer, creditCents)
  const intentId = await openWithCredit(shop, bought, creditCents)
  if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
  granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
  return { ...bought, intentId }
}

/** Books something and pays for it with credit alone; returns the order with its transaction id. */
export async function payAllWithCredit(shop: Shop): Promise<Bought & { readonly intentId: string }> {
  const bought = await bookSomething(shop)
  const { customer, orderId, priceCents } = bought
  await addCredit(shop, customer, priceCents)
  const intentId = granted(await payWithCredit(shop, customer, { priceCents, orderIds: [orderId] }))
  return { ...bought, intentId }
}

/** Books gift cards of 25.00 as a new customer. */
export async function bookGiftCards(shop: Shop, quantity = 1): Promise<Bought> {
  const [customer, productId] = await Promise.all([
    addCustomer(shop),
    addTool(shop, { stock: 100, unitPriceCents: 2500, name: 'Gift card', giftCard: true }),
  ])
  const { orderId, priceCents } = granted(await bookProduct(shop, customer, booking(productId, { quantity })))
  return { customer, productId, orderId, priceCents }
}

/** Books and pays for gift cards; returns the order with the codes that the buyer's newest email has. */
export async function buyGiftCards(
  shop: TestShop,
  quantity = 1,
): Promise<Bought & { readonly codes: readonly string[] }> {
  const bought = await bookGiftCards(shop, quantity)
  const { customer, orderId, priceCents } = bought
  const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId }))
  const intentId = secret.replace(/_secret$/, '')
  if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
  granted(await recordPayment(shop, customer, orderId, intentId))
  return { ...bought, codes: await mailedCodes(shop, orderId) }
}

/** Returns the codes in the newest email with codes of an order. */
export async function mailedCodes(shop: Shop, orderId: string): Promise<readonly string[]> {
  const mails = await shop.database.read
    .selectFrom('outbox')
    .where('order_id', '=', orderId)
    .where('event', 'like', 'gift-cards:%')
    .orderBy('created_at', 'desc')
    .select('body')
    .execute()
  return mails[0]?.body.match(/GIFT(?:-[A-Z0-9]{4,5}){5}/g) ?? []
}
