import { type Mail, MailFailure, type MailFailureKind, type OutgoingMail } from '../providers/mail/mail.ts'

/** A mail server that a test steers: it takes everything on until it is told otherwise. */
export class TestMail implements Mail {
  readonly taken: OutgoingMail[] = []
  closed = false
  /** How often it was asked to take a message on. */
  asked = 0
  /** What it says to a message instead of taking it. */
  failing: MailFailureKind | undefined
  /** Asked before a message is taken: resolves when it may be. */
  before: (mail: OutgoingMail) => Promise<void> = async () => undefined

  async send(mail: OutgoingMail): Promise<void> {
    this.asked += 1
    await this.before(mail)
    if (this.failing) throw new MailFailure(this.failing, `Told to be ${this.failing}.`)
    this.taken.push(mail)
  }

  async close(): Promise<void> {
    this.closed = true
  }
}
