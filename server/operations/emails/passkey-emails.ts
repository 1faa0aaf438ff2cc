import type { Email } from './email.ts'
import { accountAddress, forgotPasswordAddress, usersAddress } from './page-links.ts'

/** Reports a new passkey. Omits the passkey's name, because a stranger who made the account could have chosen it. */
export function passkeyAdded(publicUrl: string): Email {
  return {
    subject: 'A passkey was added to your account',
    paragraphs: [
      'A new passkey was added to your account. The device that holds it can now log in without the password.',
    ],
    link: { text: 'See your passkeys', address: accountAddress(publicUrl) },
    closing: [
      `If it was not you, set a new password first, then remove the passkey: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

/** Reports a removed passkey. */
export function passkeyRemoved(publicUrl: string): Email {
  return {
    subject: 'A passkey was removed from your account',
    paragraphs: ['A passkey was removed from your account. It can no longer log in.'],
    link: { text: 'See your passkeys', address: accountAddress(publicUrl) },
    closing: [
      `If it was not you, set a new password, which signs out every browser: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

/** Reports that signing in now takes two steps, or one. */
export function secondFactorChanged(publicUrl: string, on: boolean): Email {
  return {
    subject: on ? 'Your account now logs in with two steps' : 'Your account now logs in with one step',
    paragraphs: [
      on
        ? 'After the password, or Google, your account now asks for a passkey or a recovery code. Other browsers are signed out.'
        : 'Your account no longer asks for a passkey after the password. Its recovery codes do not work any more.',
    ],
    link: { text: 'See your account', address: accountAddress(publicUrl) },
    closing: [
      `If it was not you, set a new password, which signs out every browser: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

/** Tells the account's owner that a recovery code was used. */
export function recoveryCodeUsed(publicUrl: string, left: number): Email {
  return {
    subject: 'A recovery code of your account was used',
    paragraphs: [
      `A recovery code was used in place of a passkey to log in to your account. ${codesLeft(left)}`,
    ],
    link: { text: 'See your account', address: accountAddress(publicUrl) },
    closing: [
      `If it was not you, set a new password at once, then make new recovery codes: ${forgotPasswordAddress(publicUrl)}`,
    ],
  }
}

function codesLeft(left: number): string {
  if (left === 0) return 'No code is left: make new ones.'
  return left === 1 ? 'One code is left: make new ones.' : `${left} codes are left.`
}

/** Tells staff that a recovery code was used, because it may be a sign of an intruder. */
export function codeUsedAtShop(publicUrl: string, email: string): Email {
  return {
    subject: 'A recovery code was used to log in',
    paragraphs: [
      `${email} logged in with a recovery code in place of a passkey. Ask the person whether it was them.`,
    ],
    link: { text: 'See the users', address: usersAddress(publicUrl) },
    closing: [
      'If it was not them, take the account’s role away and reset its second step: both sign the account out.',
    ],
  }
}

/** Tells a person that an admin has reset the second factor of their account. */
export function secondFactorReset(publicUrl: string): Email {
  return {
    subject: 'The second step of your account was reset',
    paragraphs: [
      'An owner of the shop has reset the second step of your account. Your passkeys and recovery codes are removed, and every browser is signed out. Log in with your password, then add a passkey again.',
    ],
    link: { text: 'See your account', address: accountAddress(publicUrl) },
    closing: ['If you did not ask for this reset, write to an owner of the shop.'],
  }
}
