import type { Generated } from 'kysely'
import type { StaffRole } from '../../../contract/accounts/roles.ts'
import type { Flag } from './catalogue-tables.ts'

export interface UsersTable {
  id: string
  email: string
  name: string
  /** The name for searches; null if it equals `lower` of the name. */
  name_folded: Generated<string | null>
  role: 'customer' | 'admin'
  /** The role of a packer or bookkeeper; null for customers and admins. */
  staff_role: StaffRole | null
  created_at: number
  /** When the account was deleted. Its row stays for foreign keys, without personal data. */
  deleted_at: number | null
  /** 1 if an admin deleted the account, so that sent orders keep no personal data. */
  deleted_by_owner: Generated<Flag>
  /** When the account was blocked; null if it can sign in. */
  blocked_at: number | null
  /** The language that the person has chosen last; null for the shop's standard language. */
  language: Generated<string | null>
}

/** The trigrams of email and name, by the user's number. SQLite only; PostgreSQL has an index instead. */
export interface UserIndexTable {
  rowid: number
  text: string
}

/** The numbers of users in the trigram index; SQLite only. */
export interface UserNumbersTable {
  number: number
  user_id: string
}

/** Maps a sign-in provider's account to a user, because an equal email proves nothing. */
export interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: string
  /** 1 if the provider has verified the email, or the shop created the account itself. */
  verified: Flag
  created_at: number
}

/** A sign-in at the provider, on one device; the shop's sessions belong to it. */
export interface SignInsTable {
  id: string
  user_id: string
  issuer: string
  subject: string
  /** The provider's id of the sign-in. */
  sign_in: string
  /** A description of the device for the user. */
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

/** Why an admin should review an account: it holds the most unpaid stock allowed, or tries many cards. */
export type AlertKind = 'unpaid-orders' | 'declined-cards'

export interface AccountAlertsTable {
  id: string
  user_id: string
  kind: AlertKind
  /** The number of unpaid orders with held stock, or of declined cards, when the alert was raised. */
  count: number
  raised_at: number
  /** When an admin closed the alert. */
  closed_at: number | null
}
