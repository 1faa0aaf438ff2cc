import type { Transaction } from '../../data/database.ts'
import { findUser } from '../../data/queries/accounts/users.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { RefundRow } from '../../data/queries/payments/refunds.ts'
import {
  automaticRefundEmail,
  customerRefundEmail,
  failedRefundEmail,
  providerRefundEmail,
} from '../emails/refund-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { writeToStaff } from '../notifications/write-to-staff.ts'
import type { Shop } from '../shop.ts'

interface RefundContext {
  readonly refund: RefundRow
  /** Undefined when the payment was never bound to an order. */
  readonly order: OrderRow | undefined
  readonly customerId: string
}

/** Emails the customer about a refund, and staff unless an admin of the shop made it. */
export async function notifyRefund(
  shop: Shop,
  transaction: Transaction,
  context: RefundContext,
): Promise<void> {
  const { refund, order, customerId } = context
  const customer = await findUser(transaction.db, customerId)
  if (!customer) throw new Error('A payment names a customer who does not exist')
  const { amountCents: cents, currency, origin, reason } = refund
  const refunded = { order, cents, currency }
  const orderId = order?.id
  const email = customerRefundEmail(
    { ...refunded, reason: origin === 'shop' ? undefined : reason },
    shop.publicUrl,
  )
  await writeEmail(shop, transaction, email, {
    event: `refunded-customer:${refund.id}`,
    recipient: order?.customerEmail ?? customer.email,
    orderId,
  })
  if (origin === 'admin') return
  await writeToStaff(
    shop,
    transaction,
    origin === 'shop' ? automaticRefundEmail(refunded) : providerRefundEmail(refunded),
    { kind: 'disputes', event: `refunded-admin:${refund.id}`, orderId },
  )
}

/** Emails staff about a failed refund: only a person can find another way to pay the money back. */
export async function notifyFailedRefund(
  shop: Shop,
  transaction: Transaction,
  { refund, order }: Pick<RefundContext, 'refund' | 'order'>,
): Promise<void> {
  const { amountCents: cents, currency, failure, origin } = refund
  const failed = { order, cents, currency, failure, automatic: origin === 'shop' }
  await writeToStaff(shop, transaction, failedRefundEmail(failed, shop.publicUrl), {
    kind: 'disputes',
    event: `refund-failed:${refund.id}`,
    orderId: order?.id,
  })
}
