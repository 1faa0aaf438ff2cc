import { inLanguage } from '../../../contract/languages/said.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { offerEmailTexts } from './offer-email-texts.ts'
import { orderEmailTexts } from './order-email-texts.ts'
import { referenceFacts } from './order-emails.ts'
import { contactAddress, myOrdersAddress, offerAddress } from './page-links.ts'

interface Line {
  readonly productName: string
  readonly quantity: number
  readonly unitPriceCents: number
}

interface Offered {
  readonly kind: 'quote' | 'contact'
  /** When the customer made the request. */
  readonly askedAt: number
  readonly note: string
  /** The last day of the offer. */
  readonly validUntil: string
  readonly lines: readonly Line[]
}

/**
 * Sends an offer with its secret link. The email contains the whole offer, so that it can be read without the page.
 * Omits the request and the sender's name, because anyone can enter another person's email.
 */
export function offerEmail(offer: Offered, token: string, shop: MailingShop): Email {
  const { language, settings } = shop
  const { made: texts, validUntil } = inLanguage(offerEmailTexts, language)
  const until = settings.formats.date(offer.validUntil)
  const asked = settings.formats.instant(offer.askedAt)
  return {
    language,
    subject: texts.subject(until),
    paragraphs: [
      offer.kind === 'quote' ? texts.toRequest(asked) : texts.toMessage(asked),
      ...offer.note.split(/\n{2,}/).filter(Boolean),
    ],
    facts: [...factsOf(offer.lines, shop), [validUntil, until]],
    link: { text: texts.link, address: offerAddress(shop, token) },
    closing: [texts.notHeld, texts.ask(contactAddress(shop))],
  }
}

function factsOf(
  lines: readonly Line[],
  { language, settings: { formats } }: MailingShop,
): readonly (readonly [string, string])[] {
  const texts = inLanguage(offerEmailTexts, language)
  const totalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return [
    ...lines.map((line) => {
      const { quantity, unitPriceCents } = line
      const price = formats.amount(quantity * unitPriceCents)
      return [orderSummary(line), texts.linePrice(price, formats.amount(unitPriceCents))] as const
    }),
    [texts.total, formats.offered(totalCents)],
  ]
}

/** Tells the customer that an offer is withdrawn, and why. */
export function offerWithdrawnEmail(reason: string, shop: MailingShop): Email {
  const { language } = shop
  const { withdrawn: texts } = inLanguage(offerEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what],
    facts: [[texts.reason, reason]],
    closing: [texts.ask(contactAddress(shop))],
  }
}

interface Ordered extends Line {
  readonly customerReference?: string | null
}

/** Confirms an accepted offer to the customer: its orders, the end of the hold, and where to pay. */
export function offerAcceptedEmail(
  orders: readonly Ordered[],
  holdExpiresAt: number,
  shop: MailingShop,
): Email {
  const { language, settings } = shop
  const { accepted: texts, heldUntil } = inLanguage(offerEmailTexts, language)
  const until = settings.formats.instant(holdExpiresAt)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.held(until), texts.after],
    facts: [
      ...referenceFacts(orders, inLanguage(orderEmailTexts, language).reference),
      ...factsOf(orders, shop),
      [heldUntil, until],
    ],
    link: { text: texts.link, address: myOrdersAddress(shop) },
    closing: [texts.notCharged],
  }
}
