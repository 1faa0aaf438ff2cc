import { inLanguage } from '../../../contract/languages/said.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { homeAddress, productAddress } from './page-links.ts'
import { reviewEmailTexts } from './review-email-texts.ts'

/** Tells the author of a review that the shop replied. Only the page shows the reply, which may change later. */
export function reviewRepliedEmail(productId: string | null, shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(reviewEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.thanks],
    link: {
      text: texts.link,
      address: productId === null ? homeAddress(shop) : productAddress(shop, productId),
    },
    closing: [texts.onlyOne],
  }
}
