/** One message to one person, ready to be sent. */
export interface OutgoingMail {
  /** What it tells of; the same event always gives the same Message-ID, so that a receiver can drop a second copy. */
  readonly event: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** The same as a page; null for plain text only. */
  readonly html: string | null
}

/** The mail server as the shop sees it. */
export interface Mail {
  /**
   * Hands a message over to the server; when it resolves, the server has taken it on.
   *
   * @throws MailFailure when it has not, as far as is known.
   */
  send(mail: OutgoingMail): Promise<void>
  /** True once `close` was called: nothing more is to be sent. */
  readonly closed: boolean
  /** Lets a message that is being handed over finish, for a few seconds, then ends every connection. */
  close(): Promise<void>
}

/**
 * What a failure is about.
 * - `refused`: this message, and it would be again
 * - `later`: this message, for now
 * - `unavailable`: the server; nothing else can be sent either
 */
export type MailFailureKind = 'refused' | 'later' | 'unavailable'

/** A message was not handed over. The message says why, for an admin: it names no recipient and no password. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly kind: MailFailureKind

  constructor(kind: MailFailureKind, reason: string) {
    super(reason)
    this.kind = kind
  }
}
