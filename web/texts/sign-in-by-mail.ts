/** Texts for setting a new password and verifying an address by email. */
export const forgotPasswordTexts = {
  link: 'Forgot your password?',
  title: 'Forgot your password?',
  description: 'Get a link by email that sets a new password.',
  lead: 'Tell us the email of your account. You get a link that sets a new password.',
  submit: 'Send me a link',
  submitting: 'Sending…',
  sent: (email: string) =>
    `If ${email} has an account here, an email with a link is on its way. The link works for one hour.`,
  noMail: 'No email after a few minutes? Check the spam folder and the email above, then try again.',
  demo: 'This demo sends no email. Its admin sees the link in the dashboard under Messages.',
  kept: (email: string) =>
    `If ${email} has an account here, the shop’s admin finds the link in the dashboard under Messages. The link works for one hour.`,
  nowhere:
    'This shop cannot send email at the moment, so you cannot get a link. Write to us, and we tell you when it can.',
  writeToUs: 'Write to us',
  again: 'Try again',
  back: 'Log in',
} as const

export const resetPasswordTexts = {
  title: 'Set a new password',
  description: 'Set a new password for your account.',
  password: 'New password',
  submit: 'Set the password',
  submitting: 'Setting the password…',
  noLink: 'Open this page from the link in our email. If you do not have one, ask for a new link.',
  askAgain: 'Ask for a new link',
  done: 'Your new password is set. Every browser that was signed in to your account is signed out.',
  logIn: 'Log in with it',
} as const

export const verifyAddressTexts = {
  title: 'Verify your email',
  description: 'Verify the email of your account.',
  checking: 'Checking the link…',
  noLink: 'Open this page from the link in our email to verify your email.',
  logInFirst: 'Log in to the account that received the email. The login verifies its address.',
  logIn: 'Log in',
  notMade: 'If you did not make that account, someone else used your email. Take the account over:',
  takeOver: 'Set your own password',
  done: 'Thank you. Your email is verified.',
  goOn: 'Continue to the tools',
  tryAgain: 'Try again',
  newLink: 'Send me a new link',
  newLinkSent: 'An email with a new link is on its way. Open it in this browser.',
  newLinkKept:
    'The admin of this demo finds a new link in the dashboard under Messages. Open it in this browser.',
} as const
