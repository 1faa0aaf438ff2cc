/** Texts of the last page of the Google window, visible only in a window that cannot close itself. */
export const googleTexts = {
  signedIn: 'You are signed in.',
  notSignedIn: 'You are not signed in.',
  close: 'You can close this window and continue in the shop.',
} as const
