/** Texts of /login and /signup (spec §2, §5). */
export const loginTexts = {
  title: 'Log in',
  description: 'Log in to book tools, pay for them and see your orders.',
  submit: 'Log in',
  submitting: 'Logging in…',
  otherWay: 'New here?',
  toOtherWay: 'Make an account',
} as const

export const signupTexts = {
  title: 'Make an account',
  description: 'Make an account to book tools, pay for them and see your orders.',
  submit: 'Make account',
  submitting: 'Making your account…',
  otherWay: 'Have an account?',
  toOtherWay: 'Log in',
} as const

/** Texts of the second step of a sign-in, where an account asks for one (extension). */
export const secondStepTexts = {
  title: 'One more step',
  lead: 'This account also asks for a passkey. Use it on this device, or with your phone or security key.',
  usePasskey: 'Use my passkey',
  code: 'Recovery code',
  codeHint: 'Without your passkey: one of the codes that you stored, for example 7Q4K-M2XD-9RTA.',
  codeNeeded: 'Enter a recovery code.',
  useCode: 'Use the recovery code',
  lost: 'Neither is at hand? Ask another owner of the shop to reset your second step.',
  startAgain: 'Start again',
} as const
