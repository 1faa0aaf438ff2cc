import type { EInvoiceSettings } from '../../contract/shop/e-invoices.ts'
import type { TypedAddress } from '../../domain/addresses/complete-address.ts'
import { formatInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import { listInvoicesOfPayment } from '../data/queries/payments/invoices.ts'
import { setDeliveryAddress } from '../operations/addresses/set-delivery-address.ts'
import { recordPayment } from '../operations/payments/record-payment.ts'
import { changeSettings } from '../operations/settings/change-settings.ts'
import { readSection } from '../operations/settings/read-settings.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { bookSomething, payAtProvider } from './buying.ts'
import { addAdmin, granted } from './shop-contents.ts'
import type { TestShop } from './test-shop.ts'

/** A seller in Leipzig. */
export const sellerOfEInvoices: EInvoiceSettings = {
  street: 'Speichenweg 12',
  postcode: '04109',
  city: 'Leipzig',
  country: 'DE',
  contact: 'Accounting',
  phone: '+49 341 5550100',
  email: 'invoices@truewheel.example',
  electronicAddress: '',
}

/** Enters what e-invoices need of the seller, as an admin does. */
export async function setUpEInvoices(shop: Shop, company: object = {}): Promise<void> {
  const admin = await addAdmin(shop)
  const own = await readSection(shop, 'company')
  const named = { ...own.value, vatNumber: 'DE123456789', taxNumber: '231/123/45678', ...company }
  granted(await changeSettings(shop, admin, { section: 'company', value: named, from: own.version }))
  const { version: from } = await readSection(shop, 'einvoices')
  granted(await changeSettings(shop, admin, { section: 'einvoices', value: sellerOfEInvoices, from }))
  await shop.settings.read()
}

/** An address in Hamburg. */
export const germanAddress: TypedAddress = {
  name: 'Grace Hopper',
  phone: '+49 40 5550123',
  lines: ['Rahmenstraße 8'],
  postcode: '20095',
  city: 'Hamburg',
  country: 'DE',
}

/** Books something, sends it to an address in Hamburg and pays for it; returns the number of its invoice. */
export async function payToAddress(shop: TestShop, given: { readonly customer?: Caller } = {}) {
  const bought = await bookSomething(shop, given)
  const { customer, orderId } = bought
  granted(await setDeliveryAddress(shop, customer, [orderId], germanAddress))
  const intentId = await payAtProvider(shop, bought)
  granted(await recordPayment(shop, customer, orderId, intentId))
  const [invoice] = await listInvoicesOfPayment(shop.database.read, intentId)
  if (!invoice) throw new Error('The paid order has no invoice')
  return { ...bought, intentId, number: formatInvoiceNumber(invoice) }
}
