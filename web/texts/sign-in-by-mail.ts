/** Getting into an account by mail: a new password, and the proof that an address is somebody's own. */
export const forgotPasswordTexts = {
  link: 'Forgot your password?',
  title: 'Forgot your password?',
  description: 'Get a link by mail that sets a new password.',
  lead: 'Tell us the email of your account. You get a link that sets a new password.',
  submit: 'Send me a link',
  submitting: 'Sending…',
  sent: (email: string) =>
    `If ${email} has an account here, a mail with a link is on its way. The link works for one hour.`,
  noMail: 'No mail after a few minutes? Look into the spam folder, then check the email and try again.',
  demo: 'This demo sends no mail. The link is shown to its admin, in the dashboard under Messages.',
  kept: (email: string) =>
    `If ${email} has an account here, the shop’s admin finds the link in the dashboard under Messages. The link works for one hour.`,
  nowhere:
    'This shop does not send mail at present, so no link can reach you. Write to us: we tell you as soon as it can.',
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
  noLink: 'This page sets a new password when it is opened by the link in a mail. Ask for such a mail first.',
  askAgain: 'Ask for a new link',
  done: 'Your new password is set. Everybody who was signed in to your account until now is signed out.',
  logIn: 'Log in with it',
} as const

export const verifyAddressTexts = {
  title: 'Is this your address?',
  description: 'Prove that the email of your account is yours.',
  checking: 'One moment, the link is being looked at.',
  noLink: 'This page proves an email when it is opened by the link in a mail.',
  logInFirst: 'Log in to the account that the mail is about; then the shop knows that its email is yours.',
  logIn: 'Log in',
  notMade: 'You have not made that account? Then somebody else has used your email. Take the account over:',
  takeOver: 'Set a password of your own',
  done: 'Thank you. The shop knows now that this email is yours.',
  goOn: 'Go on to the tools',
  tryAgain: 'Try again',
  newLink: 'Send me a new link',
  newLinkSent: 'A mail with a new link is on its way. Open it in this browser.',
  newLinkKept:
    'The admin of this demo finds a new link in the dashboard under Messages. Open it in this browser.',
} as const
