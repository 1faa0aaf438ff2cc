import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { contactAddress, orderAddress, withdrawAddress } from './page-links.ts'
import { withdrawalEmailTexts } from './withdrawal-email-texts.ts'
import type { Withdrawn } from './withdrawal-emails.ts'

type EndedOrder = Omit<Withdrawn, 'cardLast4'>

interface Ended {
  readonly withdrawnAt: number
  readonly reason: string
}

/** Tells the customer that the shop has closed a withdrawal, with the refunded amount and the reason. */
export function withdrawalClosedEmail(order: EndedOrder, ended: Ended, shop: MailingShop): Email {
  const { language, settings } = shop
  const { amount } = settings.formats
  const texts = inLanguage(withdrawalEmailTexts, language)
  const what = orderSummary(order)
  return {
    language,
    subject: texts.closed.subject(what),
    paragraphs: [texts.closed.what(what)],
    facts: [
      ...factsOf(order, ended, shop),
      [texts.refunded, texts.refundedOf(amount(order.givenBackCents), amount(order.priceCents))],
    ],
    link: { text: texts.seeOrder, address: orderAddress(shop, order.id) },
    closing: [texts.closed.disagree(contactAddress(shop))],
  }
}

/** Tells the customer that the shop has undone the withdrawal, and what to do if that is wrong. */
export function withdrawalTakenBackEmail(order: EndedOrder, ended: Ended, shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(withdrawalEmailTexts, language)
  const what = orderSummary(order)
  return {
    language,
    subject: texts.takenBack.subject(what),
    paragraphs: [
      texts.takenBack.what(what),
      order.sentAt === null ? texts.takenBack.weSend : texts.takenBack.youKeep,
    ],
    facts: factsOf(order, ended, shop),
    link: { text: texts.seeOrder, address: orderAddress(shop, order.id) },
    closing: [texts.takenBack.notAsked(withdrawAddress(shop))],
  }
}

function factsOf(
  order: EndedOrder,
  { withdrawnAt, reason }: Ended,
  { language, settings: { formats } }: MailingShop,
): readonly (readonly [string, string])[] {
  const texts = inLanguage(withdrawalEmailTexts, language)
  return [
    [texts.order, formatOrderNumber(order.number)],
    [texts.withdrawn, formats.second(withdrawnAt)],
    [texts.reason, reason],
  ]
}
