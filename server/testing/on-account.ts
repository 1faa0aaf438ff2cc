import { findReceivableOfPayment, type Receivable } from '../data/queries/payments/receivables.ts'
import { saveProfile } from '../operations/profiles/save-profile.ts'
import { orderOnAccount } from '../operations/receivables/order-on-account.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { type Bought, bookSomething } from './buying.ts'
import { addCompany } from './companies.ts'
import { addCustomer, granted } from './shop-contents.ts'

/** Adds a customer with an address, who buys for a new company that may pay by invoice. */
export async function addWorkshop(
  shop: Shop,
  terms: Partial<Parameters<typeof addCompany>[2]> = {},
): Promise<{ readonly customer: Caller; readonly companyId: string }> {
  const customer = await addCustomer(shop)
  const profile = { img: '', name: 'Ada', address: 'Lange Gasse 1\n1080 Wien', status: '', phone: '' }
  await saveProfile(shop, customer, customer.email, profile)
  const companyId = await addCompany(shop, [customer], { terms_days: 30, limit_cents: 200_000, ...terms })
  return { customer, companyId }
}

/** Something that is ordered on account. */
export interface BoughtOnAccount extends Bought {
  readonly companyId: string
  /** The payment on account. */
  readonly transactionId: string
  readonly invoiceId: string
  readonly dueAt: number
}

/** Orders two pieces of a new product on account, by default for a new company. */
export async function buyOnAccount(
  shop: Shop,
  by?: { readonly customer: Caller; readonly companyId: string },
): Promise<BoughtOnAccount> {
  const workshop = by ?? (await addWorkshop(shop))
  const bought = await bookSomething(shop, { customer: workshop.customer })
  const wanted = { priceCents: bought.priceCents, orderIds: [bought.orderId] }
  const ordered = granted(await orderOnAccount(shop, workshop.customer, wanted))
  const { invoiceId } = await openItemOf(shop, ordered)
  return { ...bought, ...ordered, companyId: workshop.companyId, invoiceId }
}

/** Returns what is open of a payment on account. */
export async function openItemOf(
  shop: Shop,
  { transactionId }: { readonly transactionId: string },
): Promise<Receivable> {
  const item = await findReceivableOfPayment(shop.database.read, transactionId)
  if (!item) throw new Error('There is no open item')
  return item
}
