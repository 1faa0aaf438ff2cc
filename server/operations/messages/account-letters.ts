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
      'Somebody, probably you, has asked for a new password for your account.',
      `The link works once, until ${instantText(expiresAt)}. When you set a new password, everybody who is signed in to your account is signed out.`,
    ],
    link: { text: 'Set a new password', address: newPasswordAddress(publicUrl, { token, email }) },
    closing: ['If it was not you, you need not do anything: your password stays as it is.'],
  }
}

function verifyAddress(publicUrl: string, { token, expiresAt }: LetterLink): Letter {
  return {
    subject: 'Is this your address?',
    paragraphs: [
      'An account was made with this address. If you made it, follow the link in a browser in which you are signed in: then the shop knows that the address is yours.',
      `The link works once, until ${instantText(expiresAt)}. You can use the shop without it.`,
    ],
    link: { text: 'Yes, this is my address', address: verifyAddressAddress(publicUrl, token) },
    closing: [
      `If you did not make this account, somebody else has used your address. Take it over with a password of your own: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

function signUpRefused(publicUrl: string): Letter {
  return {
    subject: 'Your address has an account already',
    paragraphs: [
      'Somebody, perhaps you, has tried to sign up with this address. It has an account already, so nothing was made and nothing was changed.',
    ],
    link: { text: 'Log in', address: loginAddress(publicUrl) },
    closing: [
      `If it was you and you have forgotten the password, set a new one: ${forgotPasswordAddress(publicUrl)}`,
      'If it was not you, you need not do anything.',
    ],
  }
}

function passwordChanged(publicUrl: string, proven: boolean): Letter {
  return {
    subject: 'Your password was changed',
    paragraphs: [
      'A new password was set for your account through a link in a mail to this address. Everybody who was signed in to it until then is signed out.',
      ...(proven
        ? []
        : [
            'Nobody had proved this address before, so your profile, which somebody else may have typed, is emptied when you log in. Your orders stay.',
          ]),
    ],
    link: { text: 'Log in', address: loginAddress(publicUrl) },
    closing: [
      `If it was not you, somebody can read your mail. Secure your mailbox first, then set another password: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}
