import type { Settings } from '../config/read-settings.ts'

/**
 * What a live shop lacks without a mail server, in one line for its owner; undefined where mail is set or the shop is a
 * demo. It opens all the same: an owner may begin with the mail server still to come.
 */
export function missingMail({ mode, mail, firebase }: Settings): string | undefined {
  if (mode === 'demo' || mail) return undefined
  const lost = firebase
    ? 'nobody is told of an order, a receipt or a refund'
    : 'nobody is told of an order, and who has forgotten a password cannot get in again'
  return `not set up, so ${lost}. Set SMTP_URL and MAIL_FROM: docs/providers/mail.md`
}
