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
import type { Shop } from '../shop.ts'

interface ToTell {
  readonly refund: RefundRow
  /** Undefined when the payment was never bound to an order. */
  readonly order: OrderRow | undefined
  readonly customerId: string
}

/** Tells the customer, and the admin of what no admin of this shop has asked for, that money went back. */
export async function notifyRefund(shop: Shop, transaction: Transaction, told: ToTell): Promise<void> {
  const { refund, order, customerId } = told
  const customer = await findUser(transaction.db, customerId)
  if (!customer) throw new Error('A payment names a customer who does not exist')
  const { amountCents: cents, currency, origin, reason } = refund
  const went = { order, cents, currency }
  const orderId = order?.id
  const email = customerRefundEmail(
    { ...went, reason: origin === 'shop' ? undefined : reason },
    shop.publicUrl,
  )
  await writeEmail(shop, transaction, email, {
    event: `refunded-customer:${refund.id}`,
    recipient: order?.customerEmail ?? customer.email,
    orderId,
  })
  if (shop.adminEmail === undefined || origin === 'admin') return
  await writeEmail(
    shop,
    transaction,
    origin === 'shop' ? automaticRefundEmail(went) : providerRefundEmail(went),
    { event: `refunded-admin:${refund.id}`, recipient: shop.adminEmail, orderId },
  )
}

/** Tells the admin of money that could not go back: only a person can find another way. */
export async function notifyFailedRefund(
  shop: Shop,
  transaction: Transaction,
  { refund, order }: Pick<ToTell, 'refund' | 'order'>,
): Promise<void> {
  if (shop.adminEmail === undefined) return
  const { amountCents: cents, currency, failure, origin } = refund
  const failed = { order, cents, currency, failure, automatic: origin === 'shop' }
  await writeEmail(shop, transaction, failedRefundEmail(failed, shop.publicUrl), {
    event: `refund-failed:${refund.id}`,
    recipient: shop.adminEmail,
    orderId: order?.id,
  })
}
