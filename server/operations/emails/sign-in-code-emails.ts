import { inLanguage } from '../../../contract/languages/said.ts'
import type { EmailCode } from '../../providers/identity/built-in/mail-links/account-emails.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { accountAddress, forgotPasswordAddress } from './page-links.ts'
import { signInCodeEmailTexts } from './sign-in-code-email-texts.ts'

/**
 * Contains the code. The subject does not, because lists of emails show it. Says the same for an email with and without
 * an account.
 */
export function signInCode(
  { language, settings: { formats } }: MailingShop,
  { code, expiresAt }: EmailCode,
): Email {
  const texts = inLanguage(signInCodeEmailTexts, language).code
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.enter],
    facts: [[texts.name, `${code.slice(0, 3)} ${code.slice(3)}`]],
    closing: [texts.until(formats.instant(expiresAt)), texts.notYou],
  }
}

/** Reports that a code proved an email that was not verified before, so that a stranger's password is gone. */
export function takenOverByCode(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(signInCodeEmailTexts, language).takenOver
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.verified, texts.removed],
    link: { text: texts.link, address: accountAddress(shop) },
    closing: [texts.noNeed],
  }
}

/** Reports the first password of an account. */
export function passwordAdded(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(signInCodeEmailTexts, language).passwordAdded
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.added],
    link: { text: texts.link, address: accountAddress(shop) },
    closing: [texts.notYou(forgotPasswordAddress(shop))],
  }
}
