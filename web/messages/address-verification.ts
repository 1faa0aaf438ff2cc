/** Proving that the email of an account is one's own, on the page Account. */
export const addressVerificationMessages = {
  why: 'The shop does not know yet that this email is yours. You can do everything without that; with it, nobody else can make an account of it theirs.',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: 'A mail with a link is on its way. Open it in this browser.',
  kept: 'The admin of this demo finds the link in the dashboard under Messages. Open it in this browser.',
} as const
