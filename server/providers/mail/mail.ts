import { told } from '../../platform/stored-sentences.ts'

/** An email to one recipient, ready to be sent. */
export interface OutgoingMail {
  /**
   * The event of the email. The same event always gives the same Message-ID, so that a receiver can drop duplicates.
   */
  readonly event: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** The same content as HTML; null for plain text only. */
  readonly html: string | null
  readonly attachments?: readonly Attachment[] | undefined
  /** The reply address; by default the sender. */
  readonly replyTo?: string | undefined
}

/** A file that is attached to an email. */
export interface Attachment {
  readonly name: string
  readonly content: Buffer
  /** Its media type; a PDF if missing. */
  readonly type?: string
}

/** The mail server. */
export interface Mail {
  /**
   * Sends an email; resolves once the server has accepted it.
   *
   * @throws MailFailure when the server has not accepted it, as far as known.
   */
  send(mail: OutgoingMail): Promise<void>
  /** True after a call of `close`. */
  readonly closed: boolean
  /** Waits a few seconds for an email in transfer, then closes every connection. */
  close(): Promise<void>
}

/**
 * The kind of a failure.
 * - `refused`: this email, for good
 * - `later`: this email, for now
 * - `unavailable`: the server, and therefore every other email, too
 */
export type MailFailureKind = 'refused' | 'later' | 'unavailable'

/** Reports that an email was not accepted. The message is for an admin and contains no recipient and no password. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly kind: MailFailureKind
  /** The sentence for an admin, as it is stored; the message is in English, for the log. */
  readonly reason: string

  constructor(kind: MailFailureKind, reason: string) {
    super(told(reason, 'en'))
    this.kind = kind
    this.reason = reason
  }
}
