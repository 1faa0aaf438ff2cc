import type { Email } from './email.ts'
import { homeAddress, productAddress } from './page-links.ts'

/** Tells the author of a review that the shop replied. Only the page shows the reply, which may change later. */
export function reviewRepliedEmail(productId: string | null, publicUrl: string): Email {
  return {
    subject: 'We answered your review',
    paragraphs: ['Thank you for your review. We have replied to it on its page.'],
    link: {
      text: 'Read the reply',
      address: productId === null ? homeAddress(publicUrl) : productAddress(publicUrl, productId),
    },
    closing: ['You get no other email about this review.'],
  }
}
