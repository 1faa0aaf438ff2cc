/** Emails about passwords, addresses and accounts. Instants and addresses of pages are written out. */
export const accountEmailTexts = {
  resetPassword: {
    subject: 'Set a new password',
    requested: 'A new password was requested for your account.',
    until: (until: string) =>
      `The link works once, until ${until}. When you set a new password, every browser that is signed in to your account is signed out.`,
    link: 'Set a new password',
    notYou: 'If you did not request it, ignore this message. Your password stays as it is.',
  },
  verifyAddress: {
    subject: 'Verify your email',
    made: 'An account was made with this email. If you made it, open the link in a browser in which you are signed in to verify the email.',
    until: (until: string) =>
      `The link works once, until ${until}. You can also use the shop without verifying.`,
    link: 'Verify my email',
    notYou: (page: string) =>
      `If you did not make this account, someone else used your email. Set your own password to take the account over: ${page}`,
  },
  signUpRefused: {
    subject: 'You already have an account',
    attempted: 'A sign-up was attempted with this email, which already has an account. Nothing was changed.',
    link: 'Log in',
    forgot: (page: string) => `If it was you and you forgot the password, set a new one: ${page}`,
    notYou: 'If it was not you, ignore this message.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    changed:
      'A new password was set for your account through a link mailed to this address. Every browser that was signed in is signed out.',
    passkeysStay: 'Your passkeys stay as they are. Check them under Account.',
    unproven:
      'This email was not verified before, so someone else may have filled in your profile. It is emptied when you log in, and passkeys are removed. Your orders stay.',
    link: 'Log in',
    notYou: (page: string) =>
      `If it was not you, someone else can read your email. Secure your mailbox first, then set another password: ${page}`,
  },
  passwordReplaced: {
    subject: 'Your password was changed',
    replaced:
      'The password of your account was changed on the page Account, with the old password. Every other browser that was signed in is signed out.',
    passkeysStay: 'Your passkeys stay as they are.',
    link: 'Check your account',
    notYou: (page: string) =>
      `If it was not you, someone else knows your old password. Set another one by email, which signs out every browser: ${page}`,
    thenCheck: 'Then check your passkeys under Account, and change the password wherever else you use it.',
  },
  deleted: {
    subject: 'Your account is deleted',
    byOwner: 'The shop has deleted your account. Unpaid orders are cancelled.',
    byYou: 'Your account is deleted, as you asked. Unpaid orders are cancelled.',
    kept: 'We keep your paid orders for as long as the law requires. We still send paid orders that have not left yet.',
    notExpected: 'If you did not expect this, write to us.',
    notYou: 'If you did not do this, write to us at once.',
  },
  profileReset: {
    subject: 'Your profile is empty again',
    emptied:
      'You have logged in, and your email is now verified. Someone else may have filled in the profile before, so we emptied it. Your orders are unchanged.',
    link: 'Fill in your profile',
  },
} as const
