import { inLanguage } from '../../../contract/languages/said.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { accountAddress, forgotPasswordAddress, usersAddress } from './page-links.ts'
import { passkeyEmailTexts } from './passkey-email-texts.ts'

/** Reports a new passkey. Omits the passkey's name, because a stranger who made the account could have chosen it. */
export function passkeyAdded(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(passkeyEmailTexts, language)
  return {
    language,
    subject: texts.added.subject,
    paragraphs: [texts.added.what],
    link: { text: texts.seePasskeys, address: accountAddress(shop) },
    closing: [texts.added.notYou(forgotPasswordAddress(shop))],
  }
}

/** Reports a removed passkey. */
export function passkeyRemoved(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(passkeyEmailTexts, language)
  return {
    language,
    subject: texts.removed.subject,
    paragraphs: [texts.removed.what],
    link: { text: texts.seePasskeys, address: accountAddress(shop) },
    closing: [texts.signOutEverywhere(forgotPasswordAddress(shop))],
  }
}

/** Reports that signing in now takes two steps, or one. */
export function secondFactorChanged(shop: MailingShop, on: boolean): Email {
  const { language } = shop
  const texts = inLanguage(passkeyEmailTexts, language)
  const { subject, what } = on ? texts.switchedOn : texts.switchedOff
  return {
    language,
    subject,
    paragraphs: [what],
    link: { text: texts.seeAccount, address: accountAddress(shop) },
    closing: [texts.signOutEverywhere(forgotPasswordAddress(shop))],
  }
}

/** Tells the account's owner that a recovery code was used. */
export function recoveryCodeUsed(shop: MailingShop, left: number): Email {
  const { language } = shop
  const texts = inLanguage(passkeyEmailTexts, language)
  return {
    language,
    subject: texts.codeUsed.subject,
    paragraphs: [texts.codeUsed.what(left)],
    link: { text: texts.seeAccount, address: accountAddress(shop) },
    closing: [texts.codeUsed.notYou(forgotPasswordAddress(shop))],
  }
}

/** Tells staff that a recovery code was used, because it may be a sign of an intruder. */
export function codeUsedAtShop(shop: MailingShop, email: string): Email {
  const { language } = shop
  const texts = inLanguage(passkeyEmailTexts, language).codeUsedAtShop
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what(email)],
    link: { text: texts.link, address: usersAddress(shop) },
    closing: [texts.notThem],
  }
}

/** Tells a person that an admin has reset the second factor of their account. */
export function secondFactorReset(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(passkeyEmailTexts, language)
  return {
    language,
    subject: texts.reset.subject,
    paragraphs: [texts.reset.what],
    link: { text: texts.seeAccount, address: accountAddress(shop) },
    closing: [texts.reset.notAsked],
  }
}
