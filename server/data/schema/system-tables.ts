import type { Flag } from './catalogue-tables.ts'

/** Messages to be sent after the transaction that caused them; `event` makes each of them unique. */
export interface OutboxTable {
  id: string
  event: string
  recipient: string
  subject: string
  /** Plain text; empty once a secret one is wiped. */
  body: string
  /** The same as a page; null for plain text only. */
  html: string | null
  order_id: string | null
  /** 1: for its reader alone, and wiped as soon as nobody needs it here. */
  secret: Flag
  created_at: number
  sent_at: number | null
  /** When the shop stopped trying. */
  failed_at: number | null
  attempts: number
  /** While a process sends it: until when it is left to that one. */
  next_attempt_at: number
  /** It is not tried any more after this. */
  give_up_at: number
  last_error: string | null
}

export interface SettingsTable {
  key: string
  value: string
}

/** The built-in stand-ins' own state, so that it survives a restart and is shared by all processes. */
export interface SandboxRecordsTable {
  collection: string
  id: string
  version: number
  value: string
  created_at: number
}
