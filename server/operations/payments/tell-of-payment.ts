import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import type { Transaction } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { withGuaranteeNotice } from '../emails/guarantee-notice.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { saleEmail, setSaleEmail } from '../emails/notice-emails.ts'
import { paymentReceiptEmail } from '../emails/order-emails.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { setReceiptEmail } from '../emails/purchase-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { Shop } from '../shop.ts'

interface Payment {
  /** The orders that the payment has paid. */
  readonly orders: readonly OrderRow[]
  /** The orders that the payment could not pay. */
  readonly refused: readonly OrderRow[]
  readonly intentId: string
  /** The invoice, which is attached to the receipt. */
  readonly invoiceId: string
}

/** Emails the customer one receipt for all orders of a payment, and tells staff once. */
export async function tellOfPayment(
  shop: Shop,
  transaction: Transaction,
  { orders, refused, intentId, invoiceId }: Payment,
): Promise<void> {
  const [order] = orders
  if (!order) return
  const now = shop.clock()
  const isAlone = orders.length + refused.length === 1
  const paid = { transactionId: intentId, paidAt: now }
  const mailing = mailingIn(shop, order.language)
  const settings = settingsIn(await shop.settings.readWithin(transaction.db), mailing.language)
  const receipt = isAlone
    ? paymentReceiptEmail(asShown(order), paid, settings, mailing)
    : setReceiptEmail(
        { orders: orders.map(asShown), refused: refused.map(asShown), ...paid },
        settings,
        mailing,
      )
  const shown = isAlone
    ? { kind: 'order' as const, id: order.id }
    : { kind: 'payment' as const, id: intentId }
  const noticed = withGuaranteeNotice(receipt, settings, mailing)
  await writeEmail(shop, transaction, withOrderLink(shop, mailing, noticed, shown), {
    event: paidEvent(intentId),
    recipient: order.customerEmail,
    orderId: order.id,
    invoiceId,
  })
  await tellStaff(shop, transaction, {
    kind: 'sales',
    subject: order.id,
    email: (staff) => (orders.length === 1 ? saleEmail(order, staff) : setSaleEmail(orders, staff)),
  })
}

/** Returns the event of a payment's receipt. */
export function paidEvent(intentId: string): string {
  return `paid:${intentId}`
}
