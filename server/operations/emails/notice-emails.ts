import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { failedMailAddress, manageOrderAddress, manageProductAddress, requestsAddress } from './page-links.ts'

/** Kinds of notices that can be frequent, so that one email lists several. */
export type ListedKind = 'sales' | 'requests' | 'low-stock' | 'failed-mail' | 'papers'

interface Sold {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly priceCents: number
}

/** Tells staff about a paid order, without the customer's data, which the dashboard shows. */
export function saleEmail(order: Sold, { publicUrl, settings: { formats } }: MailingShop): Email {
  const price = formats.amount(order.priceCents)
  return {
    subject: `Sold: ${orderSummary(order)}, ${price}`,
    paragraphs: ['An order is paid and waits to be sent.'],
    facts: [
      ['Order', formatOrderNumber(order.number)],
      ['Tool', order.productName],
      ['Quantity', String(order.quantity)],
      ['Paid', price],
    ],
    link: { text: 'See the order', address: manageOrderAddress(publicUrl, order.id) },
  }
}

/** Tells staff about several orders that one charge has paid. */
export function setSaleEmail(
  orders: readonly Sold[],
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const paid = formats.amount(orders.reduce((sum, { priceCents }) => sum + priceCents, 0))
  return {
    subject: `Sold: ${orders.length} orders, ${paid}`,
    paragraphs: ['These orders are paid together and wait to be sent.'],
    facts: orders.map((order) => [formatOrderNumber(order.number), orderSummary(order)] as const),
    link: { text: 'See the orders', address: manageOrderAddress(publicUrl) },
  }
}

/** Tells staff about a request. Only the dashboard shows the message, because a stranger wrote it. */
export function requestEmail(
  { kind, partName }: { readonly kind: 'quote' | 'contact'; readonly partName: string | undefined },
  publicUrl: string,
): Email {
  const about = partName === undefined ? '' : `: ${partName}`
  return {
    subject: kind === 'quote' ? `A request for a quote${about}` : 'A message to the shop',
    paragraphs: ['A new request has arrived and waits for an answer.'],
    link: { text: 'Read and answer it', address: requestsAddress(publicUrl) },
  }
}

interface Low {
  readonly productId: string
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
}

/** Tells staff that a product's stock has become low. */
export function lowStockEmail({ productId, name, available, minimumOrder }: Low, publicUrl: string): Email {
  return {
    subject: `Low: ${name}, ${available} left`,
    paragraphs: [
      'The stock fell below five times the minimum order. You are told again after the next delivery.',
    ],
    facts: [
      ['Product', name],
      ['In stock', String(available)],
      ['Minimum order', String(minimumOrder)],
    ],
    link: { text: 'Look at its stock', address: manageProductAddress(publicUrl, productId) },
  }
}

/** Tells staff about emails that failed for good, without their addresses and errors, which name customers. */
export function failedMailEmail(failed: { readonly subject: string } | number, publicUrl: string): Email {
  const one = typeof failed === 'number' ? undefined : failed.subject
  return {
    subject: one === undefined ? `${failed} emails were not delivered` : `Not delivered: ${one}`,
    paragraphs: [
      'The shop no longer tries to send it. Messages shows why, and can send it again.',
      'If many fail, check the mail server first.',
    ],
    link: { text: 'See what failed', address: failedMailAddress(publicUrl) },
  }
}

/** Tells staff that an order's paper has letters without a font. Omits the letters, because they are customer data. */
export function unprintedPaperEmail(
  { id, number }: { readonly id: string; readonly number: number },
  publicUrl: string,
): Email {
  const order = formatOrderNumber(number)
  return {
    subject: `Letters missing on a paper of order ${order}`,
    paragraphs: [
      'No font of the shop has these letters, so the paper shows boxes instead.',
      "The order's page names them. There you can issue a corrected paper with the name in other letters.",
    ],
    facts: [['Order', order]],
    link: { text: 'See the order', address: manageOrderAddress(publicUrl, id) },
  }
}

/** An email lists at most this many notices, and counts the rest. */
const mostLines = 50

const headings: Readonly<Record<ListedKind, (count: number) => string>> = {
  sales: (count) => `${count} sales`,
  requests: (count) => `${count} requests`,
  'low-stock': (count) => `${count} products are low`,
  'failed-mail': (count) => `${count} notices of emails that were not delivered`,
  papers: (count) => `${count} papers lack letters`,
}

/** Lists the notices of a few minutes in one email. */
export function noticeListEmail(kind: ListedKind, emails: readonly Email[], publicUrl: string): Email {
  const left = emails.length - mostLines
  const [first] = emails
  const overview = {
    sales: manageOrderAddress(publicUrl),
    requests: requestsAddress(publicUrl),
    'low-stock': manageProductAddress(publicUrl),
    'failed-mail': failedMailAddress(publicUrl),
    papers: manageOrderAddress(publicUrl),
  }
  return {
    subject: headings[kind](emails.length),
    paragraphs: ['This has happened since the last email of this kind.'],
    facts: emails
      .slice(0, mostLines)
      .map((email, index) => [email.facts?.[0]?.[1] ?? String(index + 1), email.subject] as const),
    ...(first?.link && { link: { text: 'See them', address: overview[kind] } }),
    closing: left > 0 ? [`And ${left} more.`] : [],
  }
}
