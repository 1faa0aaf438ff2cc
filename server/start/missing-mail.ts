import type { Settings } from '../config/read-settings.ts'

/**
 * Returns a one-line warning for a live shop without a mail server; undefined otherwise. The shop opens nevertheless,
 * because an owner may set up mail later.
 */
export function missingMail({ mode, mail, firebase }: Settings): string | undefined {
  if (mode === 'demo' || mail) return undefined
  const lost = firebase
    ? 'customers get no mail about orders, receipts and refunds'
    : 'customers get no order mails, and a forgotten password cannot be reset'
  return `not set up, so ${lost}. Set SMTP_URL and MAIL_FROM: docs/providers/mail.md`
}

/**
 * Returns whether anyone can verify an email, which `ADMIN_EMAIL` without `ADMIN_PASSWORD` requires. Without mail the
 * link stays in the outbox, which only an admin can read, and there is no admin yet. The demo Google has only invented
 * people.
 */
export function canVerify({ mail, firebase, google }: Settings): boolean {
  return (mail ?? firebase ?? google) !== undefined
}
