import { inLanguage } from '../../../contract/languages/said.ts'
import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { newId } from '../../platform/ids.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type {
  AccountEmails,
  Addressee,
  EmailLink,
} from '../../providers/identity/built-in/mail-links/account-emails.ts'
import type { Shop } from '../shop.ts'
import { accountEmailTexts } from './account-email-texts.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { mailingIn } from './mailing-shop.ts'
import {
  accountAddress,
  forgotPasswordAddress,
  loginAddress,
  newPasswordAddress,
  profileAddress,
  verifyAddressAddress,
} from './page-links.ts'
import {
  codeUsedAtShop,
  passkeyAdded,
  passkeyRemoved,
  recoveryCodeUsed,
  secondFactorChanged,
} from './passkey-emails.ts'
import { passwordAdded, signInCode, takenOverByCode } from './sign-in-code-emails.ts'
import { writeEmail } from './write-email.ts'

type AccountShop = Pick<Shop, 'clock' | 'publicUrl' | 'settings' | 'adminEmail'>

/**
 * Returns the emails about accounts at the built-in sign-in provider. None contains the account's name: a stranger
 * could sign up with another person's email and send that person words as a name.
 */
export function accountEmails(shop: AccountShop): AccountEmails {
  return {
    resetPassword: (transaction, to, link) =>
      answer(
        shop,
        transaction,
        to,
        (mailing) => resetPassword(mailing, to, link),
        secretOf('reset-password', link),
      ),
    verifyAddress: (transaction, to, link) =>
      answer(
        shop,
        transaction,
        to,
        (mailing) => verifyAddress(mailing, link),
        secretOf('verify-address', link),
      ),
    signInCode: (transaction, to, code) =>
      answer(shop, transaction, to, (mailing) => signInCode(mailing, code), secretOf('sign-in-code', code)),
    takenOverByCode: (transaction, to) =>
      report(shop, transaction, to, takenOverByCode, 'taken-over-by-code'),
    passwordAdded: (transaction, to) => report(shop, transaction, to, passwordAdded, 'password-added'),
    signUpRefused: (transaction, to) => report(shop, transaction, to, signUpRefused, 'sign-up-refused'),
    passwordChanged: (transaction, to, proven) =>
      report(shop, transaction, to, (mailing) => passwordChanged(mailing, proven), 'password-changed'),
    passwordReplaced: (transaction, to) =>
      report(shop, transaction, to, passwordReplaced, 'password-replaced'),
    passkeyAdded: (transaction, to) => report(shop, transaction, to, passkeyAdded, 'passkey-added'),
    passkeyRemoved: (transaction, to) => report(shop, transaction, to, passkeyRemoved, 'passkey-removed'),
    secondFactorChanged: (transaction, to, on) =>
      report(shop, transaction, to, (mailing) => secondFactorChanged(mailing, on), 'second-factor-changed'),
    recoveryCodeUsed: async (transaction, to, left) => {
      const event = `recovery-code-used:${newId()}`
      const mailing = mailingIn(shop, await languageOfOwner(transaction, to))
      await writeEmail(shop, transaction, recoveryCodeUsed(mailing, left), { event, recipient: to.email })
      const { adminEmail } = shop
      if (adminEmail === undefined || adminEmail === to.email) return
      const staff = mailingIn(shop, await findLanguageOf(transaction.db, adminEmail))
      await writeEmail(shop, transaction, codeUsedAtShop(staff, to.email), {
        event: `${event}:admin`,
        recipient: adminEmail,
      })
    },
  }
}

/** An email with a secret link or code, which the person who is at the page needs in order to go on. */
interface Secret {
  /** Each link is a new event, so that every request sends an email. */
  readonly event: string
  readonly secret: true
  readonly uselessAt: number
}

function secretOf(event: string, { expiresAt }: { readonly expiresAt: number }): Secret {
  return { event: `${event}:${newId()}`, secret: true, uselessAt: expiresAt }
}

/** Writes an email to the person at the page, in the language of the page. */
async function answer(
  shop: AccountShop,
  transaction: Transaction,
  { email }: Addressee,
  write: (mailing: MailingShop) => Email,
  secret: Secret,
): Promise<void> {
  const language = currentRequest()?.language ?? (await findLanguageOf(transaction.db, email))
  await writeEmail(shop, transaction, write(mailingIn(shop, language)), { ...secret, recipient: email })
}

/** Reports a change in the language of the account, because the person at the page may be a stranger. */
async function report(
  shop: AccountShop,
  transaction: Transaction,
  to: Addressee,
  write: (mailing: MailingShop) => Email,
  event: string,
): Promise<void> {
  const mailing = mailingIn(shop, await languageOfOwner(transaction, to))
  await writeEmail(shop, transaction, write(mailing), {
    event: `${event}:${newId()}`,
    recipient: to.email,
  })
}

async function languageOfOwner(
  { db }: Transaction,
  { email }: Addressee,
): Promise<string | null | undefined> {
  return (await findLanguageOf(db, email)) ?? currentRequest()?.language
}

function resetPassword(shop: MailingShop, { email }: Addressee, { token, expiresAt }: EmailLink): Email {
  const { language, settings } = shop
  const texts = inLanguage(accountEmailTexts, language).resetPassword
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.requested, texts.until(settings.formats.instant(expiresAt))],
    link: { text: texts.link, address: newPasswordAddress(shop, { token, email }) },
    closing: [texts.notYou],
  }
}

function verifyAddress(shop: MailingShop, { token, expiresAt }: EmailLink): Email {
  const { language, settings } = shop
  const texts = inLanguage(accountEmailTexts, language).verifyAddress
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.made, texts.until(settings.formats.instant(expiresAt))],
    link: { text: texts.link, address: verifyAddressAddress(shop, token) },
    closing: [texts.notYou(forgotPasswordAddress(shop))],
  }
}

function signUpRefused(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(accountEmailTexts, language).signUpRefused
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.attempted],
    link: { text: texts.link, address: loginAddress(shop) },
    closing: [texts.forgot(forgotPasswordAddress(shop)), texts.notYou],
  }
}

function passwordChanged(shop: MailingShop, proven: boolean): Email {
  const { language } = shop
  const texts = inLanguage(accountEmailTexts, language).passwordChanged
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.changed, proven ? texts.passkeysStay : texts.unproven],
    link: { text: texts.link, address: loginAddress(shop) },
    closing: [texts.notYou(forgotPasswordAddress(shop))],
  }
}

function passwordReplaced(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(accountEmailTexts, language).passwordReplaced
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.replaced, texts.passkeysStay],
    link: { text: texts.link, address: accountAddress(shop) },
    closing: [texts.notYou(forgotPasswordAddress(shop)), texts.thenCheck],
  }
}

/** Tells the customer that the account is deleted, and lists the data that the shop keeps. */
export function accountDeletedEmail(
  { byOwner }: { readonly byOwner: boolean },
  { language }: Pick<MailingShop, 'language'>,
): Email {
  const texts = inLanguage(accountEmailTexts, language).deleted
  return {
    language,
    subject: texts.subject,
    paragraphs: [byOwner ? texts.byOwner : texts.byYou, texts.kept],
    closing: [byOwner ? texts.notExpected : texts.notYou],
  }
}

/** Tells the customer that the profile was cleared because a stranger may have entered it. */
export function profileResetEmail(shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(accountEmailTexts, language).profileReset
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.emptied],
    link: { text: texts.link, address: profileAddress(shop) },
    closing: [],
  }
}
