import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import type { Transaction } from '../../data/database.ts'
import { findCompany } from '../../data/queries/accounts/companies.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import type { Email } from '../emails/email.ts'
import type { MailingShop } from '../emails/formats.ts'
import { withGuaranteeNotice } from '../emails/guarantee-notice.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { saleEmail, setSaleEmail } from '../emails/notice-emails.ts'
import { invoiceCopyEmail, onAccountEmail } from '../emails/on-account-emails.ts'
import { paymentReceiptEmail } from '../emails/order-emails.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { setReceiptEmail } from '../emails/purchase-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { TermsOfOrder } from '../receivables/open-item.ts'
import type { Shop } from '../shop.ts'

interface Payment {
  /** The orders that the payment has paid. */
  readonly orders: readonly OrderRow[]
  /** The orders that the payment could not pay. */
  readonly refused: readonly OrderRow[]
  readonly intentId: string
  /** The invoice, which is attached to the receipt. */
  readonly invoiceId: string
  /** When and by which company the invoice is paid; undefined for money that was taken. */
  readonly terms: TermsOfOrder | undefined
  /** Whether the orders were on account before, so that staff know of them. */
  readonly isOnAccount: boolean
}

/**
 * Emails the customer one receipt for all orders of a payment, or by when their company pays, and tells staff once. The
 * company's address for invoices gets the invoice, too.
 */
export async function tellOfPayment(shop: Shop, transaction: Transaction, payment: Payment): Promise<void> {
  const { orders, refused, intentId, invoiceId, terms, isOnAccount } = payment
  const [order] = orders
  if (!order) return
  const isAlone = orders.length + refused.length === 1
  const mailing = mailingIn(shop, order.language)
  const settings = settingsIn(await shop.settings.readWithin(transaction.db), mailing.language)
  const account = terms && accountOf(shop, payment, terms)
  const receipt = account
    ? onAccountEmail(account, settings, mailing)
    : receiptOf(shop, payment, settings, mailing)
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
  if (account && terms && terms.invoiceEmail !== '' && terms.invoiceEmail !== order.customerEmail)
    await writeEmail(shop, transaction, invoiceCopyEmail(account, settings, mailing), {
      event: `on-account-copy:${intentId}`,
      recipient: terms.invoiceEmail,
      orderId: order.id,
      invoiceId,
    })
  if (isOnAccount) return
  if (!account) await copyToCompany(shop, transaction, payment, noticed)
  await tellStaff(shop, transaction, {
    kind: 'sales',
    subject: order.id,
    email: (staff) => (orders.length === 1 ? saleEmail(order, staff) : setSaleEmail(orders, staff)),
  })
}

/** Sends the receipt with the invoice to the company's address for invoices, without the link to the person's order. */
async function copyToCompany(
  shop: Shop,
  transaction: Transaction,
  { orders, intentId, invoiceId }: Payment,
  receipt: Email,
): Promise<void> {
  const order = orders.find(({ companyId }) => companyId !== null)
  const company = order?.companyId ? await findCompany(transaction.db, order.companyId) : undefined
  if (!order || !company || company.invoiceEmail === '' || company.invoiceEmail === order.customerEmail)
    return
  const event = `paid-copy:${intentId}`
  await writeEmail(shop, transaction, receipt, { event, recipient: company.invoiceEmail, invoiceId })
}

function receiptOf(
  shop: Shop,
  { orders, refused, intentId }: Payment,
  settings: SectionValues,
  mailing: MailingShop,
): Email {
  const paid = { transactionId: intentId, paidAt: shop.clock() }
  const [order] = orders
  if (order && orders.length + refused.length === 1)
    return paymentReceiptEmail(asShown(order), paid, settings, mailing)
  const set = { orders: orders.map(asShown), refused: refused.map(asShown), ...paid }
  return setReceiptEmail(set, settings, mailing)
}

function accountOf(shop: Shop, { orders }: Payment, { dueAt }: TermsOfOrder) {
  const company = orders[0]?.companyName ?? ''
  return { orders: orders.map(asShown), company, dueAt, orderedAt: shop.clock() }
}

/** Returns the event of a payment's receipt. */
export function paidEvent(intentId: string): string {
  return `paid:${intentId}`
}
