import { eInvoiceFormats } from '../../../contract/payments/e-invoices.ts'
import type { AddressParts } from '../../../domain/addresses/address-parts.ts'
import { composeAddress } from '../../../domain/addresses/compose-address.ts'
import type { Reader } from '../../data/database.ts'
import { findCompany, partsOfCompany } from '../../data/queries/accounts/companies.ts'
import { partsOfRow } from '../../data/queries/orders/address-columns.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { DeliveryOnPaper, InvoiceBuyer, InvoiceContent } from './invoice-content.ts'

/** Returns who buys, where the goods go, and the customer's own numbers of the orders. */
export async function partiesOf(
  read: Reader,
  orders: readonly OrderRow[],
): Promise<Pick<InvoiceContent, 'buyer' | 'deliverTo' | 'reference'>> {
  const delivered = orders.find(({ deliveryWay }) => deliveryWay === 'parcel')
  const deliverTo = delivered && deliveryOf(delivered)
  const references = orders.map(({ customerReference }) => customerReference).filter((one) => one !== null)
  return {
    buyer: await buyerOf(read, orders),
    ...(deliverTo && { deliverTo }),
    ...(references.length > 0 && { reference: [...new Set(references)].join(', ') }),
  }
}

/** Returns the company of the orders, else the person. Orders without tax name the company that declares it. */
async function buyerOf(read: Reader, orders: readonly OrderRow[]): Promise<InvoiceBuyer> {
  const [first] = orders
  if (!first) throw new Error('An invoice has no order')
  const order =
    orders.find(({ taxExemption }) => taxExemption !== null) ??
    orders.find(({ companyId }) => companyId !== null)
  const company = order?.companyId ? await findCompany(read, order.companyId) : undefined
  if (!order || !company) return personOf(first)
  const { buyerReference, electronicAddress, invoiceFormat } = company
  const format = eInvoiceFormats.find((one) => one === invoiceFormat)
  const parts = partsOfCompany(company)
  return {
    name: order.companyName ?? company.name,
    address: composeAddress(parts),
    email: order.customerEmail,
    parts,
    company: {
      contact: order.deliveryName || order.userName,
      buyerReference,
      electronicAddress,
      ...(format && { format }),
    },
    ...(order.buyerVatNumber && { vatNumber: order.buyerVatNumber }),
  }
}

function personOf(order: OrderRow): InvoiceBuyer {
  const parts = partsOf(order)
  return {
    name: order.deliveryName || order.userName,
    address: order.deliveryAddress ?? '',
    email: order.customerEmail,
    ...(parts && { parts }),
  }
}

function deliveryOf(order: OrderRow): DeliveryOnPaper | undefined {
  const { deliveryAddress: address, deliveryName, userName } = order
  if (address === null) return undefined
  const parts = partsOf(order)
  return { name: deliveryName || userName, address, ...(parts && { parts }) }
}

function partsOf(order: OrderRow): AddressParts | undefined {
  return order.deliveryAddress === null ? undefined : partsOfRow(order, order.deliveryAddress)
}
