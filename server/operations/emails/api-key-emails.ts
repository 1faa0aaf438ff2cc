import { inLanguage } from '../../../contract/languages/said.ts'
import { apiKeyEmailTexts } from './api-key-email-texts.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { apiKeysAddress, forgotPasswordAddress } from './page-links.ts'

/** Reports a new API key. Omits its name, because a stranger at the account could have chosen it. */
export function apiKeyMade(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(apiKeyEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what],
    link: { text: texts.link, address: apiKeysAddress(shop) },
    closing: [texts.notYou(forgotPasswordAddress(shop))],
  }
}
