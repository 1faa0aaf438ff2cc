/** `/dashboard/account`: who is signed in, where, and the way out (extension). */
export const accountTexts = {
  heading: 'Account',
  loading: 'Loading your account',
  notLoaded: 'Your account could not be loaded.',
  notRefreshed: 'This may be out of date.',
  name: 'Name',
  email: 'Email',
  verified: 'Verified',
  notVerified: 'Not verified',
  since: 'Since',
  newPassword: 'Set a new password by mail',
  signIn: 'Sign-in',
  keptBy: {
    'built-in': 'This shop keeps it.',
    firebase: 'Google’s Firebase keeps it for this shop.',
  },
  notOffered: 'This shop keeps no more about your account than this.',
} as const

/** Where somebody is signed in. */
export const signInsTexts = {
  heading: 'Where you are signed in',
  text: 'Something you do not know? Sign out there, then choose a new password.',
  loading: 'Loading where you are signed in',
  notLoaded: 'Where you are signed in could not be loaded.',
  device: 'Device',
  firstSeen: 'Signed in',
  lastSeen: 'Last seen',
  action: 'Action',
  here: 'You are here',
  end: 'Sign out there',
  ending: 'Signing out…',
  onDevice: (device: string) => `: ${device}`,
  ended: (device: string) => `Signed out: ${device}`,
  endOthers: 'Sign out everywhere else',
  endedOthers: (count: number) => (count === 1 ? 'Signed out in 1 place' : `Signed out in ${count} places`),
} as const

/** Deleting the own account. */
export const deletionTexts = {
  heading: 'Delete your account',
  text: 'Nobody can bring it back, us included.',
  ask: 'Delete account',
  title: 'Delete your account?',
  goes: 'Goes at once',
  whatGoes: 'Your sign-in, your profile, your pictures, and orders that are not paid.',
  anonymous: 'Stays without your name',
  whatIsAnonymous: 'Your reviews, and what you wrote to us.',
  stays: 'Stays in our books',
  whatStays:
    'Orders that you paid, with your name, email and address: tax law wants them kept. What is not sent yet still comes to you.',
  type: (email: string) => `Type ${email} to go on`,
  typeExactly: (email: string) => `This is not it. Type ${email}.`,
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  keep: 'Keep account',
  signInAgain: 'Sign in again',
  done: 'Your account is deleted',
} as const

/** Proving that the email of an account is one's own, on the page Account. */
export const addressVerificationTexts = {
  why: 'The shop does not know yet that this email is yours. You can do everything without that; with it, nobody else can make an account of it theirs.',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: 'A mail with a link is on its way. Open it in this browser.',
  kept: 'The admin of this demo finds the link in the dashboard under Messages. Open it in this browser.',
} as const
