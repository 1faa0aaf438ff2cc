/** Texts of logging in with a code by email (extension). */
export const codeTexts = {
  send: 'Send me a code',
  sending: 'Sending…',
  loading: 'Loading the sign-in',
  inPlace: 'No password needed: we email you a code, and you go on here.',
  emailHint: 'You get six digits. A new email gets an account.',
  code: 'Six-digit code',
  sentTo: (email: string) => `We sent six digits to ${email}. They work for ten minutes, in this browser.`,
  keptFor: (email: string) =>
    `This demo sends no email. Its admin finds the six digits for ${email} in the dashboard under Messages. They work for ten minutes.`,
  submit: 'Log in with the code',
  submitting: 'Logging in…',
  again: 'Send a new code',
  againIn: (seconds: number) => `Send a new code (in ${seconds} s)`,
  sentAgain: 'A new code is on its way. The earlier one still works.',
  otherEmail: 'Use another email',
  done: (email: string) => `You are logged in as ${email}.`,
} as const

/** Says that a code is wrong, and how often it can still be tried. */
export function wrongCode(triesLeft: number): string {
  if (triesLeft === 0) return 'This code is wrong, and that was the last try. Ask for a new code.'
  return `This code is wrong. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`
}
