import { type Mail, MailFailure, type MailFailureKind, type OutgoingMail } from '../providers/mail/mail.ts'

/** A mail server that accepts every email unless a test changes that. */
export class TestMail implements Mail {
  readonly taken: OutgoingMail[] = []
  closed = false
  /** The number of calls of `send`. */
  asked = 0
  /** The failure of every email; undefined to accept emails. */
  failing: MailFailureKind | undefined
  /** Called before an email is accepted; delays the email until it resolves. */
  before: (mail: OutgoingMail) => Promise<void> = async () => undefined

  async send(mail: OutgoingMail): Promise<void> {
    this.asked += 1
    await this.before(mail)
    if (this.failing) throw new MailFailure(this.failing, `Set to fail as ${this.failing}.`)
    this.taken.push(mail)
  }

  async close(): Promise<void> {
    this.closed = true
  }
}
