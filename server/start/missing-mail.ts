import type { Settings } from '../config/read-settings.ts'

/**
 * What a live shop lacks without a mail server, in one line for its owner; undefined where mail is set or the shop is a
 * demo. It opens all the same: an owner may begin with the mail server still to come.
 */
export function missingMail({ mode, mail, firebase }: Settings): string | undefined {
  if (mode === 'demo' || mail) return undefined
  const lost = firebase
    ? 'customers get no mail about orders, receipts and refunds'
    : 'customers get no order mails, and a forgotten password cannot be reset'
  return `not set up, so ${lost}. Set SMTP_URL and MAIL_FROM: docs/providers/mail.md`
}

/**
 * Whether anybody can prove an address, as `ADMIN_EMAIL` without `ADMIN_PASSWORD` waits for. Without mail the link stays in
 * the outbox, where an admin might read it: the one who is waited for. The demo Google knows made-up people only.
 */
export function canVerify({ mail, firebase, google }: Settings): boolean {
  return (mail ?? firebase ?? google) !== undefined
}
