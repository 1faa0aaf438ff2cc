import { signUpForm } from '../../contract/accounts/accounts.ts'
import { emailRules } from '../../contract/email.ts'
import type { AuthErrorCode } from '../session/identity/identity-port.ts'

/** The fields and buttons that /login and /signup share (spec §2, §5). */
export const signInFields = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${signUpForm.password.minLength.value} characters`,
  google: 'Continue With Google',
  googleWaiting: 'Waiting for Google…',
  googleCancel: 'Cancel',
  passkey: 'Sign in with a passkey',
  passkeyWaiting: 'Waiting for your passkey…',
  waitIsOver: 'You can try again now.',
  demoGoogle: 'In this demo it opens a stand-in with invented people, not Google.',
} as const

/** Sentences for the sign-in provider's error codes (spec §8). */
export const authProblems: Readonly<Record<AuthErrorCode, string>> = {
  'email-already-in-use':
    'This email cannot be used for a new account. If it is yours, log in, or set a new password.',
  'invalid-email': emailRules.message,
  'weak-password': signUpForm.password.minLength.message,
  'password-too-common':
    'This password is too common. Choose another: three unrelated words are easy to remember.',
  'password-too-long': signUpForm.password.maxLength.message,
  'password-does-not-meet-requirements':
    'This password is too easy to guess. Use a longer one, with capitals, digits and a symbol.',
  'invalid-credential': 'Email and password do not match an account. Check both, then try again.',
  'current-password-wrong': 'This is not your current password. Check it, then try again.',
  'user-disabled': 'This account is closed. Write to us through the contact page if that is a mistake.',
  'account-exists-with-different-credential':
    'This email has an account with another sign-in method. Log in the way you did the first time.',
  'invalid-action-code': 'This link was already used or has expired. Ask for a new one.',
  'user-signed-out': 'You are no longer signed in. Log in, then try again.',
  'user-mismatch': 'This link belongs to another account. Log out, then log in to that account.',
  'too-many-requests': 'Too many attempts. Wait a minute, then try again.',
  'popup-closed-by-user':
    'The Google window was closed before sign-in finished. Try again when you are ready.',
  'user-cancelled': 'You cancelled at Google. Press the button again to sign in.',
  'unverified-email':
    'Google has not verified the email of that account. Verify it there, or log in with a password.',
  'popup-blocked': 'Your browser has blocked the Google window. Allow it for this shop, then try again.',
  'network-request-failed': 'The sign-in is not responding. Check your connection, then try again.',
  'google-unavailable':
    'Signing in with Google does not work at the moment. Try again in a minute, or use email and password.',
  'sign-in-again': 'You signed in too long ago for this. Sign in again, then repeat it.',
  'passkey-cancelled': 'The passkey was not used. Press the button again when you are ready.',
  'passkey-refused': 'This passkey was not accepted. Try again, or log in another way.',
  'passkey-unknown':
    'This passkey belongs to no account here. Log in another way, then add it under Account.',
  'passkey-exists': 'This device has a passkey for this account already.',
  'passkey-unsupported': 'This browser cannot use passkeys. Log in another way, or use a newer browser.',
  'passkey-elsewhere':
    'Passkeys work only at the shop’s own address. Open the shop there, or log in another way.',
  'too-many-passkeys': 'This account has 20 passkeys. Remove one that you no longer use.',
  'last-way-to-sign-in':
    'This passkey is the only way to log in to your account. Set a password first, then remove it.',
  'second-step-needs-passkey':
    'The second step of your account needs a passkey. Switch it off, or add another passkey first.',
  'recovery-code-wrong': 'This recovery code does not work. Each works once; check it, or use another one.',
  'code-wrong': 'This code is wrong. Check it, then try again.',
  'code-expired': 'This code has expired or was already used. Ask for a new one.',
  'code-incomplete': 'Enter the six digits of the email.',
  'has-password': 'Your account has a password already. Reload the page to change it.',
  'invalid-name': 'Enter your name with letters, at most 120 characters.',
  'invalid-input': 'The sign-in does not accept one of these entries. Check each of them, then try again.',
  'other-origin': 'This page is not at the shop’s own address. Open the shop there, then try again.',
  'second-step-first': 'Finish signing in with your passkey or a recovery code first.',
  'not-offered': 'The shop does not offer this way to sign in. Choose another one, or write to us.',
  'not-supported-here':
    'This browser does not allow signing in here. Let the shop store data, or use another browser.',
  refused:
    'The sign-in refused this. Check what you entered, or log in another way; if it stays, write to us.',
  unavailable: 'The sign-in is not available at the moment. Try again in a minute.',
}
