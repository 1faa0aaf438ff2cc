/** Emails about passkeys and the second step of signing in. */
export const passkeyEmailTexts = {
  seePasskeys: 'See your passkeys',
  seeAccount: 'See your account',
  signOutEverywhere: (page: string) =>
    `If it was not you, set a new password, which signs out every browser: ${page}`,
  added: {
    subject: 'A passkey was added to your account',
    what: 'A new passkey was added to your account. The device that holds it can now log in without the password.',
    notYou: (page: string) => `If it was not you, set a new password first, then remove the passkey: ${page}`,
  },
  removed: {
    subject: 'A passkey was removed from your account',
    what: 'A passkey was removed from your account. It can no longer log in.',
  },
  switchedOn: {
    subject: 'Your account now logs in with two steps',
    what: 'After the password, or Google, your account now asks for a passkey or a recovery code. Other browsers are signed out.',
  },
  switchedOff: {
    subject: 'Your account now logs in with one step',
    what: 'Your account no longer asks for a passkey after the password. Its recovery codes do not work any more.',
  },
  codeUsed: {
    subject: 'A recovery code of your account was used',
    /** @param left how many codes are left. */
    what: (left: number) => {
      const used = 'A recovery code was used in place of a passkey to log in to your account.'
      if (left === 0) return `${used} No code is left: make new ones.`
      return left === 1 ? `${used} One code is left: make new ones.` : `${used} ${left} codes are left.`
    },
    notYou: (page: string) =>
      `If it was not you, set a new password at once, then make new recovery codes: ${page}`,
  },
  codeUsedAtShop: {
    subject: 'A recovery code was used to log in',
    what: (email: string) =>
      `${email} logged in with a recovery code in place of a passkey. Ask the person whether it was them.`,
    link: 'See the users',
    notThem:
      'If it was not them, take the account’s role away and reset its second step: both sign the account out.',
  },
  reset: {
    subject: 'The second step of your account was reset',
    what: 'An owner of the shop has reset the second step of your account. Your passkeys and recovery codes are removed, and every browser is signed out. Log in with your password, then add a passkey again.',
    notAsked: 'If you did not ask for this reset, write to an owner of the shop.',
  },
} as const
