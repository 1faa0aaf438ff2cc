import type { Email } from './email.ts'
import { type Formats, type MailingShop, orderSummary } from './formats.ts'
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
export function offerEmail(
  offer: Offered,
  token: string,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const until = formats.date(offer.validUntil)
  return {
    subject: `Our offer, valid until ${until}`,
    paragraphs: [
      `This is our offer to your ${offer.kind === 'quote' ? 'request' : 'message'} of ${formats.instant(offer.askedAt)}.`,
      ...offer.note.split(/\n{2,}/).filter(Boolean),
    ],
    facts: [...factsOf(offer.lines, formats), ['Valid until', until]],
    link: { text: 'See the offer and accept it', address: offerAddress(publicUrl, token) },
    closing: [
      'Nothing is held for you before you accept it, and nothing is charged before you pay. Anyone with the link can accept the offer, so keep it to yourself.',
      `To ask something, answer this email or write to us: ${contactAddress(publicUrl)}`,
    ],
  }
}

function factsOf(lines: readonly Line[], formats: Formats): readonly (readonly [string, string])[] {
  const totalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return [
    ...lines.map((line) => {
      const { quantity, unitPriceCents } = line
      return [
        orderSummary(line),
        `${formats.amount(quantity * unitPriceCents)} (${formats.amount(unitPriceCents)} each)`,
      ] as const
    }),
    ['Total', formats.offered(totalCents)],
  ]
}

/** Tells the customer that an offer is withdrawn, and why. */
export function offerWithdrawnEmail(reason: string, publicUrl: string): Email {
  return {
    subject: 'Our offer is withdrawn',
    paragraphs: ['We have withdrawn our offer, so its link no longer works. We are sorry.'],
    facts: [['Reason', reason]],
    closing: [`If you still want the pieces, answer this email or write to us: ${contactAddress(publicUrl)}`],
  }
}

/** Confirms an accepted offer to the customer: its orders, the end of the hold, and where to pay. */
export function offerAcceptedEmail(
  lines: readonly Line[],
  holdExpiresAt: number,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const until = formats.instant(holdExpiresAt)
  return {
    subject: 'You have accepted our offer',
    paragraphs: [
      `Each line of the offer is an order in My Orders now. We are holding everything for you until ${until}. Pay by then and we will send it.`,
      'After that, others can buy it. You can still pay the offered price while there is enough stock.',
    ],
    facts: [...factsOf(lines, formats), ['Held until', until]],
    link: { text: 'Pay in My Orders', address: myOrdersAddress(publicUrl) },
    closing: ['Nothing is charged before you pay. If you change your mind, cancel an order in My Orders.'],
  }
}
