/** Emails about signing in with a code. */
export const signInCodeEmailTexts = {
  code: {
    subject: 'Your code to log in',
    enter: 'Enter this code on the page that asked for it. It logs you in without a password.',
    name: 'Code',
    until: (until: string) =>
      `The code works once, until ${until}, only in the browser that asked for it. Nobody from the shop asks you for it.`,
    notYou:
      'If you did not ask for it, ignore this message: without the code nobody can log in with your email.',
  },
  takenOver: {
    subject: 'Your email is verified, and your old password is removed',
    verified:
      'You have logged in with a code, so your email is verified now. Before that, someone else could have made the account with your email.',
    removed:
      'So its password and passkeys are removed, every other browser is signed out, and the profile is emptied. Your orders stay.',
    link: 'Set a new password',
    noNeed: 'You need no password: you can log in with a code each time.',
  },
  passwordAdded: {
    subject: 'Your account has a password now',
    added: 'A password was set for your account on the page Account. You can log in with it from now on.',
    link: 'Check your account',
    notYou: (page: string) =>
      `If it was not you, set another password by email, which signs out every browser: ${page}`,
  },
} as const
