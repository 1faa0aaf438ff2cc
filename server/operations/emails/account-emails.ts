import { newId } from '../../platform/ids.ts'
import type {
  AccountEmails,
  Addressee,
  EmailLink,
} from '../../providers/identity/built-in/mail-links/account-emails.ts'
import type { Shop } from '../shop.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
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

/**
 * Returns the emails about accounts at the built-in sign-in provider. None contains the account's name: a stranger
 * could sign up with another person's email and send that person words as a name.
 */
export function accountEmails(
  shop: Pick<Shop, 'clock' | 'publicUrl' | 'settings' | 'adminEmail'>,
): AccountEmails {
  const { publicUrl } = shop
  return {
    resetPassword: (transaction, to, link) =>
      writeEmail(shop, transaction, resetPassword(shop, to, link), secretFor('reset-password', to, link)),
    verifyAddress: (transaction, to, link) =>
      writeEmail(shop, transaction, verifyAddress(shop, link), secretFor('verify-address', to, link)),
    signInCode: (transaction, to, code) =>
      writeEmail(shop, transaction, signInCode(shop, code), {
        event: `sign-in-code:${newId()}`,
        recipient: to.email,
        secret: true,
        uselessAt: code.expiresAt,
      }),
    takenOverByCode: (transaction, to) =>
      writeEmail(shop, transaction, takenOverByCode(publicUrl), {
        event: `taken-over-by-code:${newId()}`,
        recipient: to.email,
      }),
    passwordAdded: (transaction, to) =>
      writeEmail(shop, transaction, passwordAdded(publicUrl), {
        event: `password-added:${newId()}`,
        recipient: to.email,
      }),
    signUpRefused: (transaction, to) =>
      writeEmail(shop, transaction, signUpRefused(publicUrl), {
        event: `sign-up-refused:${newId()}`,
        recipient: to.email,
      }),
    passwordChanged: (transaction, to, proven) =>
      writeEmail(shop, transaction, passwordChanged(publicUrl, proven), {
        event: `password-changed:${newId()}`,
        recipient: to.email,
      }),
    passwordReplaced: (transaction, to) =>
      writeEmail(shop, transaction, passwordReplaced(publicUrl), {
        event: `password-replaced:${newId()}`,
        recipient: to.email,
      }),
    passkeyAdded: (transaction, to) =>
      writeEmail(shop, transaction, passkeyAdded(publicUrl), {
        event: `passkey-added:${newId()}`,
        recipient: to.email,
      }),
    passkeyRemoved: (transaction, to) =>
      writeEmail(shop, transaction, passkeyRemoved(publicUrl), {
        event: `passkey-removed:${newId()}`,
        recipient: to.email,
      }),
    secondFactorChanged: (transaction, to, on) =>
      writeEmail(shop, transaction, secondFactorChanged(publicUrl, on), {
        event: `second-factor-changed:${newId()}`,
        recipient: to.email,
      }),
    recoveryCodeUsed: async (transaction, to, left) => {
      const event = `recovery-code-used:${newId()}`
      await writeEmail(shop, transaction, recoveryCodeUsed(publicUrl, left), { event, recipient: to.email })
      const { adminEmail } = shop
      if (adminEmail === undefined || adminEmail === to.email) return
      await writeEmail(shop, transaction, codeUsedAtShop(publicUrl, to.email), {
        event: `${event}:admin`,
        recipient: adminEmail,
      })
    },
  }
}

/** Each link is a new event, so that every request sends an email. */
function secretFor(event: string, { email }: Addressee, { expiresAt }: EmailLink) {
  return { event: `${event}:${newId()}`, recipient: email, secret: true, uselessAt: expiresAt }
}

function resetPassword(
  { publicUrl, settings: { formats } }: MailingShop,
  { email }: Addressee,
  { token, expiresAt }: EmailLink,
): Email {
  return {
    subject: 'Set a new password',
    paragraphs: [
      'A new password was requested for your account.',
      `The link works once, until ${formats.instant(expiresAt)}. When you set a new password, every browser that is signed in to your account is signed out.`,
    ],
    link: { text: 'Set a new password', address: newPasswordAddress(publicUrl, { token, email }) },
    closing: ['If you did not request it, ignore this message. Your password stays as it is.'],
  }
}

function verifyAddress(
  { publicUrl, settings: { formats } }: MailingShop,
  { token, expiresAt }: EmailLink,
): Email {
  return {
    subject: 'Verify your email',
    paragraphs: [
      'An account was made with this email. If you made it, open the link in a browser in which you are signed in to verify the email.',
      `The link works once, until ${formats.instant(expiresAt)}. You can also use the shop without verifying.`,
    ],
    link: { text: 'Verify my email', address: verifyAddressAddress(publicUrl, token) },
    closing: [
      `If you did not make this account, someone else used your email. Set your own password to take the account over: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

function signUpRefused(publicUrl: string): Email {
  return {
    subject: 'You already have an account',
    paragraphs: [
      'A sign-up was attempted with this email, which already has an account. Nothing was changed.',
    ],
    link: { text: 'Log in', address: loginAddress(publicUrl) },
    closing: [
      `If it was you and you forgot the password, set a new one: ${forgotPasswordAddress(publicUrl)}`,
      'If it was not you, ignore this message.',
    ],
  }
}

function passwordChanged(publicUrl: string, proven: boolean): Email {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'A new password was set for your account through a link mailed to this address. Every browser that was signed in is signed out.',
      ...(proven
        ? ['Your passkeys stay as they are. Check them under Account.']
        : [
            'This email was not verified before, so someone else may have filled in your profile. It is emptied when you log in, and passkeys are removed. Your orders stay.',
          ]),
    ],
    link: { text: 'Log in', address: loginAddress(publicUrl) },
    closing: [
      `If it was not you, someone else can read your email. Secure your mailbox first, then set another password: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

function passwordReplaced(publicUrl: string): Email {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed on the page Account, with the old password. Every other browser that was signed in is signed out.',
      'Your passkeys stay as they are.',
    ],
    link: { text: 'Check your account', address: accountAddress(publicUrl) },
    closing: [
      `If it was not you, someone else knows your old password. Set another one by email, which signs out every browser: ${forgotPasswordAddress(publicUrl)}`,
      'Then check your passkeys under Account, and change the password wherever else you use it.',
    ],
  }
}

/** Tells the customer that the account is deleted, and lists the data that the shop keeps. */
export function accountDeletedEmail({ byOwner }: { readonly byOwner: boolean }): Email {
  const what = byOwner ? 'The shop has deleted your account.' : 'Your account is deleted, as you asked.'
  return {
    subject: 'Your account is deleted',
    paragraphs: [
      `${what} Unpaid orders are cancelled.`,
      'We keep your paid orders for as long as the law requires. We still send paid orders that have not left yet.',
    ],
    closing: [
      byOwner ? 'If you did not expect this, write to us.' : 'If you did not do this, write to us at once.',
    ],
  }
}

/** Tells the customer that the profile was cleared because a stranger may have entered it. */
export function profileResetEmail(publicUrl: string): Email {
  return {
    subject: 'Your profile is empty again',
    paragraphs: [
      'You have logged in, and your email is now verified. Someone else may have filled in the profile before, so we emptied it. Your orders are unchanged.',
    ],
    link: { text: 'Fill in your profile', address: profileAddress(publicUrl) },
    closing: [],
  }
}
