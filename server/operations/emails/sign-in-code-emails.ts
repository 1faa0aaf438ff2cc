import type { EmailCode } from '../../providers/identity/built-in/mail-links/account-emails.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { accountAddress, forgotPasswordAddress } from './page-links.ts'

/**
 * Contains the code. The subject does not, because lists of emails show it. Says the same for an email with and without
 * an account.
 */
export function signInCode(
  { settings: { formats } }: Pick<MailingShop, 'settings'>,
  { code, expiresAt }: EmailCode,
): Email {
  return {
    subject: 'Your code to log in',
    paragraphs: ['Enter this code on the page that asked for it. It logs you in without a password.'],
    facts: [['Code', `${code.slice(0, 3)} ${code.slice(3)}`]],
    closing: [
      `The code works once, until ${formats.instant(expiresAt)}, only in the browser that asked for it. Nobody from the shop asks you for it.`,
      'If you did not ask for it, ignore this message: without the code nobody can log in with your email.',
    ],
  }
}

/** Reports that a code proved an email that was not verified before, so that a stranger's password is gone. */
export function takenOverByCode(publicUrl: string): Email {
  return {
    subject: 'Your email is verified, and your old password is removed',
    paragraphs: [
      'You have logged in with a code, so your email is verified now. Before that, someone else could have made the account with your email.',
      'So its password and passkeys are removed, every other browser is signed out, and the profile is emptied. Your orders stay.',
    ],
    link: { text: 'Set a new password', address: accountAddress(publicUrl) },
    closing: ['You need no password: you can log in with a code each time.'],
  }
}

/** Reports the first password of an account. */
export function passwordAdded(publicUrl: string): Email {
  return {
    subject: 'Your account has a password now',
    paragraphs: [
      'A password was set for your account on the page Account. You can log in with it from now on.',
    ],
    link: { text: 'Check your account', address: accountAddress(publicUrl) },
    closing: [
      `If it was not you, set another password by email, which signs out every browser: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}
