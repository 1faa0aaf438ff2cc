import type { GeneratedAlways } from 'kysely'
import type { Flag } from './catalogue-tables.ts'

/** Emails to send after their transaction commits; `event` is unique. */
export interface OutboxTable {
  id: string
  event: string
  recipient: string
  subject: string
  /** Plain text; empty once a secret email is wiped. */
  body: string
  /** The same content as HTML, only in emails older than layouts. */
  html: string | null
  /**
   * The layout of the text's parts as JSON, from which the HTML is made; null for plain text only, and once the email
   * is sent.
   */
  layout: string | null
  order_id: string | null
  /** The invoice or credit note that is attached when the email is sent. */
  invoice_id: string | null
  /** 1 if the email contains a secret for the recipient, which is wiped as soon as the shop no longer needs it. */
  secret: Flag
  created_at: number
  sent_at: number | null
  /** When the shop gave up. */
  failed_at: number | null
  attempts: number
  /** The next attempt, or the end of the lease while a process is sending the email. */
  next_attempt_at: number
  /** When the shop gives up. */
  give_up_at: number
  last_error: string | null
}

/** Secrets with which a plain form downloads an export, once. */
export interface ExportLinksTable {
  hash: string
  /** The session that requested the link; it must still exist when the link is used. */
  session_id: string
  list: string
  /** The parameters of the export as JSON. */
  query: string
  expires_at: number
}

export interface SettingsTable {
  key: string
  value: string
}

/** The owner's settings by section; the version with the highest number is in force. */
export interface SettingVersionsTable {
  id: string
  section: string
  /** Counts the versions of a section from 1. */
  number: number
  /** The section's value as JSON. */
  value: string
  created_at: number
  created_by: string
}

/** The built-in fake providers' state, so that it survives a restart and all processes share it. */
export interface SandboxRecordsTable {
  collection: string
  id: string
  version: number
  value: string
  created_at: number
  /** The type of a card sandbox event; null for other records. The database derives it from the value. */
  event_type: GeneratedAlways<string | null>
}
