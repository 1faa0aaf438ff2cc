/** Texts of `/dashboard/account` (extension). */
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
  signIn: 'Sign-in',
  keptBy: {
    'built-in': 'Managed by this shop.',
    firebase: 'Managed by Google Firebase for this shop.',
  },
} as const

/** Texts for changing the password. */
export const passwordTexts = {
  heading: 'Password',
  loading: 'Checking whether your account has a password',
  notLoaded: 'The shop could not check whether your account has a password.',
  whatHappens: 'A new password signs out every other browser.',
  whatHappensByMail: 'A new password signs out every other browser, and an email tells you about it.',
  none: 'Your account has no password, because you log in another way. You can set one and still log in that way.',
  current: 'Current password',
  currentNeeded: 'Enter your current password.',
  new: 'New password',
  same: 'This is your current password. Choose another one.',
  submit: 'Change password',
  submitting: 'Changing the password…',
  changed: 'Your password is changed',
  othersNotEnded:
    'Your password is changed, but other browsers may still be signed in. Press “Sign out everywhere else” below.',
  set: 'Set a password',
  setting: 'Setting the password…',
  isSet: 'Your password is set',
  forgotten: 'Forgot it? Set a new password by email',
  byMail: 'Set a password by email',
} as const

/** Texts of the list of sessions. */
export const signInsTexts = {
  heading: 'Where you are signed in',
  text: 'If a device is not yours, sign it out and set a new password.',
  loading: 'Loading your sign-ins',
  notLoaded: 'Your sign-ins did not load.',
  device: 'Device',
  firstSeen: 'Signed in',
  lastSeen: 'Last seen',
  action: 'Action',
  here: 'This browser',
  end: 'Sign out there',
  ending: 'Signing out…',
  deviceOn: (program: string, system: string) => `${program} on ${system}`,
  unknownDevice: 'Unknown device',
  onDevice: (device: string) => `: ${device}`,
  ended: (device: string) => `Signed out: ${device}`,
  endOthers: 'Sign out everywhere else',
  endedOthers: (count: number) => (count === 1 ? 'Signed out in 1 place' : `Signed out in ${count} places`),
} as const

/** Texts of the file with a person's own data. */
export const ownDataTexts = {
  heading: 'Your data',
  text: 'Everything that the shop stores about you, as one file that people and programs can read.',
  save: 'Download my data',
  saving: 'Collecting your data…',
  saved: (name: string) => `Saved as ${name}.`,
} as const

/** Texts for deleting the account. */
export const deletionTexts = {
  heading: 'Delete your account',
  text: 'This cannot be undone.',
  ask: 'Delete account',
  title: 'Delete your account?',
  goes: 'Deleted at once',
  whatGoes: 'Your sign-in, your profile, your pictures, your unpaid orders, and what is left of your credit.',
  anonymous: 'Kept without your name',
  whatIsAnonymous: 'Your reviews and your messages to us.',
  stays: 'Kept for tax records',
  whatStays:
    'Paid orders with your name, email and address, as tax law requires. We still send orders that have not left yet.',
  type: (email: string) => `Type ${email} to confirm`,
  typeExactly: (email: string) => `This does not match. Type ${email}.`,
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  keep: 'Keep account',
  signInAgain: 'Sign in again',
  done: 'Your account is deleted',
} as const

/** Texts for verifying the account's email. */
export const addressVerificationTexts = {
  why: 'Your email is not verified. Verify it so that nobody else can claim this account.',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: 'An email with a link is on its way. Open it in this browser.',
  kept: 'The admin of this demo finds the link in the dashboard under Messages. Open it in this browser.',
} as const
