import { inLanguage } from '../../../contract/languages/said.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { productAddress, restockAddress } from './page-links.ts'
import { restockEmailTexts } from './restock-email-texts.ts'

interface Asked {
  readonly productName: string
  /** The secret in the link. */
  readonly token: string
  readonly expiresAt: number
}

/** Asks a person to confirm a restock request. Contains nothing that a stranger could choose. */
export function restockAskedEmail({ productName, token, expiresAt }: Asked, shop: MailingShop): Email {
  const { language, settings } = shop
  const { asked: texts } = inLanguage(restockEmailTexts, language)
  return {
    language,
    subject: texts.subject(productName),
    paragraphs: [texts.entered(productName), texts.until(settings.formats.instant(expiresAt))],
    link: { text: texts.link, address: restockAddress(shop, token) },
    closing: [texts.notYou],
  }
}

/** Tells a verified email that the restock request is stored, with the link that removes it. */
export function restockNotedEmail({ productName, token }: Asked, shop: MailingShop): Email {
  const { language } = shop
  const { noted: texts } = inLanguage(restockEmailTexts, language)
  return {
    language,
    subject: texts.subject(productName),
    paragraphs: [texts.what(productName)],
    link: { text: texts.link, address: restockAddress(shop, token) },
    closing: [],
  }
}

interface Restocked {
  readonly productId: string
  readonly productName: string
}

/** Tells a waiting customer that a product can be booked again. */
export function backInStockEmail({ productId, productName }: Restocked, shop: MailingShop): Email {
  const { language } = shop
  const { back: texts } = inLanguage(restockEmailTexts, language)
  return {
    language,
    subject: texts.subject(productName),
    paragraphs: [texts.what(productName)],
    link: { text: texts.link, address: productAddress(shop, productId) },
    closing: [texts.deleted],
  }
}
