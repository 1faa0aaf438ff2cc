import type { Settings } from '../../server/config/read-settings.ts'
import { MailFailure } from '../../server/providers/mail/mail.ts'
import { smtpMail } from '../../server/providers/mail/smtp-mail.ts'
import { missingMail } from '../../server/start/missing-mail.ts'
import { type Finding, type Findings, ok, set, unset, warning, wrong } from './finding.ts'

/** Logs in to the mail server as the shop does, without sending an email. */
export async function examineMail(settings: Settings): Promise<Findings> {
  const { mail } = settings
  if (!mail) {
    const missing = missingMail(settings)
    return {
      SMTP_URL: missing
        ? warning(`${missing}.`)
        : unset('messages stay in the outbox, where an admin reads them.'),
      MAIL_FROM: unset('goes with SMTP_URL.'),
    }
  }
  return {
    SMTP_URL: await examineServer(mail),
    MAIL_FROM: set('whether the server lets the shop write as this address shows with the first message.'),
  }
}

async function examineServer(mail: NonNullable<Settings['mail']>): Promise<Finding> {
  const { verify, close } = smtpMail(mail)
  try {
    await verify()
    return ok(
      `${mail.server.host}:${mail.server.port} answers${mail.server.login ? ' and takes user and password' : ''}.`,
    )
  } catch (error) {
    if (error instanceof MailFailure) return wrong(error.message)
    throw error
  } finally {
    await close()
  }
}
