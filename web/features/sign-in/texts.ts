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
