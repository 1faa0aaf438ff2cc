import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { type ListedKind, noticeEmailTexts } from './notice-email-texts.ts'
import {
  failedMailAddress,
  manageOrderAddress,
  manageProductAddress,
  notificationsAddress,
  requestsAddress,
  webhooksAddress,
} from './page-links.ts'

interface Sold {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly priceCents: number
  /** When it was ordered on account; null or missing for an order that is paid. */
  readonly onAccountAt?: number | null
}

/** Tells staff about a paid order, or one on account, without the customer's data, which the dashboard shows. */
export function saleEmail(order: Sold, shop: MailingShop): Email {
  const { language, settings } = shop
  const { sale: texts, ...common } = inLanguage(noticeEmailTexts, language)
  const price = settings.formats.amount(order.priceCents)
  return {
    language,
    subject: texts.subject(orderSummary(order), price),
    paragraphs: [isOnAccount(order) ? texts.onAccount : texts.waits],
    facts: [
      [common.order, formatOrderNumber(order.number)],
      [texts.tool, order.productName],
      [texts.quantity, String(order.quantity)],
      [isOnAccount(order) ? texts.toPay : texts.paid, price],
    ],
    link: { text: common.seeOrder, address: manageOrderAddress(shop, order.id) },
  }
}

function isOnAccount({ onAccountAt = null }: Sold): boolean {
  return onAccountAt !== null
}

/** Tells staff about several orders that one charge has paid, or that are on one invoice. */
export function setSaleEmail(orders: readonly Sold[], shop: MailingShop): Email {
  const { language, settings } = shop
  const { sales: texts, seeOrders } = inLanguage(noticeEmailTexts, language)
  const paid = settings.formats.amount(orders.reduce((sum, { priceCents }) => sum + priceCents, 0))
  return {
    language,
    subject: texts.subject(orders.length, paid),
    paragraphs: [orders.some(isOnAccount) ? texts.onAccount : texts.wait],
    facts: orders.map((order) => [formatOrderNumber(order.number), orderSummary(order)] as const),
    link: { text: seeOrders, address: manageOrderAddress(shop) },
  }
}

/** Tells staff about a request. Only the dashboard shows the message, because a stranger wrote it. */
export function requestEmail(
  { kind, partName }: { readonly kind: 'quote' | 'contact'; readonly partName: string | undefined },
  shop: MailingShop,
): Email {
  const { language } = shop
  const { request: texts } = inLanguage(noticeEmailTexts, language)
  return {
    language,
    subject: kind === 'quote' ? texts.subjectOfQuote(partName ?? '') : texts.subjectOfMessage,
    paragraphs: [texts.arrived],
    link: { text: texts.link, address: requestsAddress(shop) },
  }
}

interface Low {
  readonly productId: string
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
}

/** Tells staff that a product's stock has become low. */
export function lowStockEmail({ productId, name, available, minimumOrder }: Low, shop: MailingShop): Email {
  const { language } = shop
  const { low: texts } = inLanguage(noticeEmailTexts, language)
  return {
    language,
    subject: texts.subject(name, available),
    paragraphs: [texts.fell],
    facts: [
      [texts.product, name],
      [texts.inStock, String(available)],
      [texts.minimumOrder, String(minimumOrder)],
    ],
    link: { text: texts.link, address: manageProductAddress(shop, productId) },
  }
}

/** Tells staff about emails that failed for good, without their addresses and errors, which name customers. */
export function failedMailEmail(failed: { readonly subject: string } | number, shop: MailingShop): Email {
  const { language } = shop
  const { failedMail: texts } = inLanguage(noticeEmailTexts, language)
  return {
    language,
    subject: typeof failed === 'number' ? texts.subject(failed) : texts.subjectOfOne(failed.subject),
    paragraphs: [texts.gaveUp, texts.ifMany],
    link: { text: texts.link, address: failedMailAddress(shop) },
  }
}

/** Tells staff that an order's paper has letters without a font. Omits the letters, because they are customer data. */
export function unprintedPaperEmail(
  { id, number }: { readonly id: string; readonly number: number },
  shop: MailingShop,
): Email {
  const { language } = shop
  const { paper: texts, ...common } = inLanguage(noticeEmailTexts, language)
  const order = formatOrderNumber(number)
  return {
    language,
    subject: texts.subject(order),
    paragraphs: [texts.boxes, texts.remedy],
    facts: [[common.order, order]],
    link: { text: common.seeOrder, address: manageOrderAddress(shop, id) },
  }
}

/** Tells staff that the shop has disabled a webhook. */
export function disabledWebhookEmail(
  { host, why }: { readonly host: string; readonly why: 'failing' | 'gone' },
  shop: MailingShop,
): Email {
  const { language } = shop
  const { webhook: texts } = inLanguage(noticeEmailTexts, language)
  return {
    language,
    subject: texts.subject(host),
    paragraphs: [texts[why], texts.remedy],
    facts: [[texts.receiver, host]],
    link: { text: texts.link, address: webhooksAddress(shop) },
  }
}

/** An email lists at most this many notices, and counts the rest. */
const mostLines = 50

/** Lists the notices of a few minutes in one email. */
export function noticeListEmail(kind: ListedKind, emails: readonly Email[], shop: MailingShop): Email {
  const { language } = shop
  const { list: texts } = inLanguage(noticeEmailTexts, language)
  const left = emails.length - mostLines
  const [first] = emails
  const overview = {
    sales: manageOrderAddress(shop),
    requests: requestsAddress(shop),
    'low-stock': manageProductAddress(shop),
    'failed-mail': failedMailAddress(shop),
    papers: manageOrderAddress(shop),
    webhooks: webhooksAddress(shop),
  }
  return {
    language,
    subject: texts.headings[kind](emails.length),
    paragraphs: [texts.since],
    facts: emails
      .slice(0, mostLines)
      .map((email, index) => [email.facts?.[0]?.[1] ?? String(index + 1), email.subject] as const),
    ...(first?.link && { link: { text: texts.link, address: overview[kind] } }),
    closing: left > 0 ? [texts.more(left)] : [],
  }
}

/** Adds the link to the person's notification settings. */
export function withChoice(email: Email, shop: MailingShop): Email {
  const { choice } = inLanguage(noticeEmailTexts, shop.language)
  return { ...email, closing: [...(email.closing ?? []), choice(notificationsAddress(shop))] }
}

/** Marks a notice with invented figures as an example. */
export function asExample(email: Email): Email {
  const { example } = inLanguage(noticeEmailTexts, email.language)
  return { ...email, subject: example(email.subject) }
}
