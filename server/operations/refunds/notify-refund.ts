import { asShown } from '../../../domain/catalogue/shown-name.ts'
import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { findUser } from '../../data/queries/accounts/users.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { PaymentRow } from '../../data/queries/payments/payments.ts'
import type { RefundRow } from '../../data/queries/payments/refunds.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { withOrderLink } from '../emails/order-link.ts'
import {
  automaticRefundEmail,
  customerRefundEmail,
  failedRefundEmail,
  providerRefundEmail,
  type Refunded,
} from '../emails/refund-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { creditNoteId } from '../invoices/credit-refunds.ts'
import { writeToStaff } from '../notifications/write-to-staff.ts'
import type { Shop } from '../shop.ts'

interface RefundContext {
  readonly refund: RefundRow
  /** The refunded orders; empty if the payment never had one. */
  readonly orders: readonly OrderRow[]
  readonly payment: Pick<PaymentRow, 'userId' | 'state'>
}

const onAccountBy: Partial<Record<RefundRow['means'], Refunded['onAccount']>> = {
  account: 'lowers-open',
  transfer: 'frees-transfer',
}

/** Emails the customer about a refund, and also staff unless an admin of the shop made it. */
export async function notifyRefund(
  shop: Shop,
  transaction: Transaction,
  context: RefundContext,
): Promise<void> {
  const { refund, orders, payment } = context
  const [order] = orders
  const customer = await findUser(transaction.db, payment.userId)
  if (!customer) throw new Error('A payment names a customer who does not exist')
  const { amountCents: cents, deliveryCents, currency, origin, reason, means } = refund
  const refunded = { orders, cents, deliveryCents, currency, isPart: payment.state === 'succeeded' }
  const orderId = order?.id
  const mailing = mailingIn(
    shop,
    order ? order.language : await findLanguageOf(transaction.db, customer.email),
  )
  const why = origin === 'shop' ? undefined : reason
  const to = { toCredit: means === 'credit', onAccount: onAccountBy[means] }
  const told = { ...refunded, ...to, orders: orders.map(asShown), reason: why }
  const email = customerRefundEmail(told, mailing)
  const shown =
    orders.length > 1
      ? ({ kind: 'payment', id: refund.intentId } as const)
      : order && ({ kind: 'order', id: order.id } as const)
  await writeEmail(shop, transaction, shown ? withOrderLink(shop, mailing, email, shown) : email, {
    event: refundedEvent(refund.id),
    recipient: order?.customerEmail ?? customer.email,
    orderId,
    invoiceId: creditNoteId(refund.id),
  })
  if (origin === 'admin') return
  await writeToStaff(
    shop,
    transaction,
    (mailing) =>
      origin === 'shop' ? automaticRefundEmail(refunded, mailing) : providerRefundEmail(refunded, mailing),
    { kind: 'disputes', event: `refunded-admin:${refund.id}`, orderId },
  )
}

/** Returns the event of the customer's email about a refund. */
export function refundedEvent(refundId: string): string {
  return `refunded-customer:${refundId}`
}

/** Emails staff about a failed refund: only a person can find another way to pay the money back. */
export async function notifyFailedRefund(
  shop: Shop,
  transaction: Transaction,
  { refund, orders }: Pick<RefundContext, 'refund' | 'orders'>,
): Promise<void> {
  const { amountCents: cents, currency, failure, origin } = refund
  const failed = { orders, cents, currency, failure, automatic: origin === 'shop' }
  await writeToStaff(shop, transaction, (mailing) => failedRefundEmail(failed, mailing), {
    kind: 'disputes',
    event: `refund-failed:${refund.id}`,
    orderId: orders[0]?.id,
  })
}
