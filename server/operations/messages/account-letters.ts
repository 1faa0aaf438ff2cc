import { newId } from '../../platform/ids.ts'
import type {
  AccountLetters,
  Addressee,
  LetterLink,
} from '../../providers/identity/built-in/account-letters.ts'
import type { Shop } from '../shop.ts'
import { forgotPasswordAddress, loginAddress, newPasswordAddress, verifyAddressAddress } from './addresses.ts'
import type { Letter } from './letter.ts'
import { instantText } from './words.ts'
import { writeMessage } from './write-message.ts'

/**
 * The letters about accounts at the built-in sign-in provider. Those with a link are for their reader's eyes alone. None
 * has the name in it: whoever signs up with a foreign address would choose the words that its owner reads.
 */
export function accountLetters(shop: Pick<Shop, 'clock' | 'publicUrl'>): AccountLetters {
  const { publicUrl } = shop
  return {
    resetPassword: (transaction, to, link) =>
      writeMessage(
        shop,
        transaction,
        resetPassword(publicUrl, to, link),
        secretFor('reset-password', to, link),
      ),
    verifyAddress: (transaction, to, link) =>
      writeMessage(shop, transaction, verifyAddress(publicUrl, link), secretFor('verify-address', to, link)),
    signUpRefused: (transaction, to) =>
      writeMessage(shop, transaction, signUpRefused(publicUrl), {
        event: `sign-up-refused:${newId()}`,
        recipient: to.email,
      }),
    passwordChanged: (transaction, to, proven) =>
      writeMessage(shop, transaction, passwordChanged(publicUrl, proven), {
        event: `password-changed:${newId()}`,
        recipient: to.email,
      }),
  }
}

/** Each link is an event of its own: whoever asks again gets another letter. */
function secretFor(event: string, { email }: Addressee, { expiresAt }: LetterLink) {
  return { event: `${event}:${newId()}`, recipient: email, secret: true, uselessAt: expiresAt }
}

function resetPassword(publicUrl: string, { email }: Addressee, { token, expiresAt }: LetterLink): Letter {
  return {
    subject: 'Set a new password',
    paragraphs: [
      'A new password was requested for your account.',
      `The link works once, until ${instantText(expiresAt)}. When you set a new password, every browser that is signed in to your account is signed out.`,
    ],
    link: { text: 'Set a new password', address: newPasswordAddress(publicUrl, { token, email }) },
    closing: ['If you did not request it, ignore this message. Your password stays as it is.'],
  }
}

function verifyAddress(publicUrl: string, { token, expiresAt }: LetterLink): Letter {
  return {
    subject: 'Verify your email',
    paragraphs: [
      'An account was made with this email. If you made it, open the link in a browser in which you are signed in to verify the email.',
      `The link works once, until ${instantText(expiresAt)}. You can also use the shop without verifying.`,
    ],
    link: { text: 'Verify my email', address: verifyAddressAddress(publicUrl, token) },
    closing: [
      `If you did not make this account, someone else used your email. Set your own password to take the account over: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

function signUpRefused(publicUrl: string): Letter {
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

function passwordChanged(publicUrl: string, proven: boolean): Letter {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'A new password was set for your account through a link mailed to this address. Every browser that was signed in is signed out.',
      ...(proven
        ? []
        : [
            'This email was not verified before, so someone else may have filled in your profile. It is emptied when you log in. Your orders stay.',
          ]),
    ],
    link: { text: 'Log in', address: loginAddress(publicUrl) },
    closing: [
      `If it was not you, someone else can read your mail. Secure your mailbox first, then set another password: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}
