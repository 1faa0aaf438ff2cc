/** Changes by staff. Rows never change: each contains the hash of the previous one (docs/decisions/0037). */
export interface ChangesTable {
  /** 1, 2, 3 … without gaps. */
  sequence: number
  /** Never before the instant of the previous entry. */
  at: number
  /**
   * Null for automatic changes. Pages read the email from the account, so that a deletion of the account removes it.
   */
  by_user_id: string | null
  /** The API key with which the admin's program made the change; null without one. Pages read its name from the key. */
  by_key_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  /** The subject's name at the time; empty for a person. */
  subject_name: string
  /** JSON of the changed values; null if there are none. */
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
