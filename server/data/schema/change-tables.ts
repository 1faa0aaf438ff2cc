/** What staff changed. Rows never change: each contains the hash of the one before (docs/decisions/0037). */
export interface ChangesTable {
  /** 1, 2, 3 … without a gap. */
  sequence: number
  /** Never before that of the previous entry. */
  at: number
  /** Null for the shop itself. The email is read from the account, so that it disappears with the account. */
  by_user_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  /** The subject's name at the time; empty for a person. */
  subject_name: string
  /** JSON text of the changed values; null where there is none. */
  before: string | null
  after: string | null
  /** The entry that this one undoes. */
  undoes: number | null
  previous_hash: string
  hash: string
}

/** The last entry of the chain, in one row that writers lock. */
export interface ChangeHeadTable {
  id: string
  sequence: number
  at: number
  hash: string
}
