import type { Email } from './email.ts'
import type { Formats } from './formats.ts'
import { productAddress, restockAddress } from './page-links.ts'

interface Asked {
  readonly productName: string
  /** The secret in the link. */
  readonly token: string
  readonly expiresAt: number
  readonly publicUrl: string
}

/** Asks a person to confirm a restock request. Contains nothing that a stranger could choose. */
export function restockAskedEmail(
  { productName, token, expiresAt, publicUrl }: Asked,
  formats: Formats,
): Email {
  return {
    subject: `Confirm: email me when the ${productName} is back in stock`,
    paragraphs: [
      `Someone entered this address to get an email when the ${productName} is back in stock.`,
      `Open the link to confirm it, until ${formats.instant(expiresAt)}.`,
    ],
    link: { text: 'Yes, email me', address: restockAddress(publicUrl, token) },
    closing: [
      'If you did not ask for it, ignore this message: the shop then deletes the address. You can also remove it later, on the page of the link.',
    ],
  }
}

/** Tells a verified email that the restock request is stored, with the link that removes it. */
export function restockNotedEmail({ productName, token, publicUrl }: Asked): Email {
  return {
    subject: `We will email you when the ${productName} is back in stock`,
    paragraphs: [
      `We send one email as soon as the ${productName} can be booked again, in the order of the requests.`,
    ],
    link: { text: 'View or remove your request', address: restockAddress(publicUrl, token) },
    closing: [],
  }
}

interface Restocked {
  readonly productId: string
  readonly productName: string
  readonly publicUrl: string
}

/** Tells a waiting customer that a product can be booked again. */
export function backInStockEmail({ productId, productName, publicUrl }: Restocked): Email {
  return {
    subject: `The ${productName} is back in stock`,
    paragraphs: [
      `The ${productName} can be booked again. We email as many people as there is stock for, in the order of their requests. It is not held for you.`,
    ],
    link: { text: 'Look at it', address: productAddress(publicUrl, productId) },
    closing: ['This is the one email that you asked for. Your address is deleted from the list.'],
  }
}
