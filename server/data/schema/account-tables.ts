import type { Generated } from 'kysely'
import type { StaffRole } from '../../../contract/accounts/roles.ts'
import type { Flag } from './catalogue-tables.ts'

export interface UsersTable {
  id: string
  email: string
  name: string
  /** The name for searches; null where `lower` of the name says the same. */
  name_folded: Generated<string | null>
  role: 'customer' | 'admin'
  /** A right below the full one; null for customers and admins. */
  staff_role: StaffRole | null
  created_at: number
  /** When the account was deleted. The row remains for foreign keys, without personal data. */
  deleted_at: number | null
  /** 1: an admin deleted it, so sent orders keep nothing of the person. */
  deleted_by_owner: Generated<Flag>
  /** Since when the account cannot sign in; null when it can. */
  blocked_at: number | null
}

/** The trigrams of email and name; the row's id is the user's number. SQLite only: PostgreSQL has an index for it. */
export interface UserIndexTable {
  rowid: number
  text: string
}

/** The numbers of users in that index; SQLite only. */
export interface UserNumbersTable {
  number: number
  user_id: string
}

/** Maps a sign-in provider's account to a user: a matching address alone proves nothing. */
export interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: string
  /** 1 when the provider has verified the address, or the shop created the account itself. */
  verified: Flag
  created_at: number
}

/** A sign-in at the provider, on one device, from which the shop's sessions are renewed. */
export interface SignInsTable {
  id: string
  user_id: string
  issuer: string
  subject: string
  /** The provider's id of the sign-in. */
  sign_in: string
  /** A description for the user. */
  device: string
  first_seen_at: number
  last_seen_at: number
  ended_at: number | null
}

export interface SessionsTable {
  id: string
  user_id: string
  sign_in_id: string | null
  created_at: number
  expires_at: number
  ended_at: number | null
}

export interface ProfilesTable {
  user_id: string
  img: string
  name: string
  address: string
  status: string
  phone: string
  updated_at: number
}

/** Why an admin should review an account: it holds the maximum of unpaid stock, or tries many cards. */
export type AlertKind = 'unpaid-orders' | 'declined-cards'

export interface AccountAlertsTable {
  id: string
  user_id: string
  kind: AlertKind
  /** Unpaid orders that hold stock, or declined cards, when it was raised. */
  count: number
  raised_at: number
  /** When an admin closed it. */
  closed_at: number | null
}
