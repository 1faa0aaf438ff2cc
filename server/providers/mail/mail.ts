/** An email to one recipient, ready to be sent. */
export interface OutgoingMail {
  /**
   * The event of the email; the same event always gives the same Message-ID, so that a receiver can drop duplicates.
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

/** A PDF that goes with an email. */
export interface Attachment {
  readonly name: string
  readonly content: Buffer
}

/** The mail server. */
export interface Mail {
  /**
   * Sends an email; resolves once the server has accepted it.
   *
   * @throws MailFailure when the server has not accepted it, as far as known.
   */
  send(mail: OutgoingMail): Promise<void>
  /** True once `close` was called. */
  readonly closed: boolean
  /** Waits a few seconds for an email in transfer, then closes every connection. */
  close(): Promise<void>
}

/**
 * Kind of a failure.
 * - `refused`: this email, for good
 * - `later`: this email, for now
 * - `unavailable`: the server, and so every other email too
 */
export type MailFailureKind = 'refused' | 'later' | 'unavailable'

/** An email was not accepted. The message is for an admin and contains no recipient and no password. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly kind: MailFailureKind

  constructor(kind: MailFailureKind, reason: string) {
    super(reason)
    this.kind = kind
  }
}
