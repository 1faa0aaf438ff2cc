import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { creditEmailTexts } from './credit-email-texts.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { creditAddress } from './page-links.ts'

interface GivenCredit {
  /** Negative if staff took it back. */
  readonly amountCents: number
  /** The reason that staff wrote for the customer. */
  readonly note: string
  readonly balanceCents: number
}

/** Tells a customer that staff have given credit or taken it back, and why. */
export function creditGivenEmail({ amountCents, note, balanceCents }: GivenCredit, shop: MailingShop): Email {
  const { language, settings } = shop
  const { amount: written } = settings.formats
  const texts = inLanguage(creditEmailTexts, language)
  const told = amountCents > 0 ? texts.given : texts.takenBack
  const amount = written(Math.abs(amountCents))
  return {
    language,
    subject: told.subject(amount),
    paragraphs: [told.what(amount)],
    facts: [
      [texts.reason, note],
      [texts.nowCredit, written(balanceCents)],
    ],
    link: { text: texts.see, address: creditAddress(shop) },
  }
}

interface MailedGiftCards {
  readonly orderNumber: number
  readonly amountCents: number
  /** At least one. */
  readonly cards: readonly { readonly piece: number; readonly code: string }[]
  /** Whether the codes replace earlier ones. */
  readonly isAgain: boolean
}

/** Sends the buyer the codes of gift cards. Only this email has them. */
export function giftCardsEmail(
  { orderNumber, amountCents, cards, isAgain }: MailedGiftCards,
  shop: MailingShop,
): Email {
  const { language, settings } = shop
  const { giftCards: texts } = inLanguage(creditEmailTexts, language)
  const amount = settings.formats.amount(amountCents)
  return {
    language,
    subject: texts.subject(cards.length, amount),
    paragraphs: [isAgain ? texts.again(cards.length) : texts.thanks(cards.length), texts.how],
    facts: [
      ...cards.map(({ piece, code }) => [texts.card(piece), code] as const),
      [texts.value, amount],
      [texts.order, formatOrderNumber(orderNumber)],
    ],
    link: { text: texts.link, address: creditAddress(shop) },
  }
}
