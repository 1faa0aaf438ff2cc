/** The API keys of programs. A revoked one stays, because the record of changes reads its name. */
export interface ApiKeysTable {
  id: string
  /** The admin who made it and for whom it acts. */
  user_id: string
  name: string
  /** SHA-256 of the key. */
  hash: string
  /** The first characters of the key, by which people recognise it. */
  begins: string
  /** JSON of the ids of the chosen operations. */
  operations: string
  /** Counts the changes by its maker. */
  version: number
  created_at: number
  /** Null: it has no end. */
  ends_at: number | null
  /** Up to a minute old; null before the first call. */
  used_at: number | null
  revoked_at: number | null
}
