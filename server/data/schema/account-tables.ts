import type { Flag } from './catalogue-tables.ts'

export type Role = 'customer' | 'admin'

export interface UsersTable {
  id: string
  email: string
  name: string
  role: Role
  created_at: number
  /** When its person deleted the account; the row stays for what refers to it, with nothing of the person. */
  deleted_at: number | null
}

/** Which account of a sign-in provider is which user: an address alone proves nothing. */
export interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: string
  /** 1 when the provider has seen that the address is the person's, or the shop made the account itself. */
  verified: Flag
  created_at: number
}

/** One sign-in at the provider, on one device; the shop's sessions are renewed from it again and again. */
export interface SignInsTable {
  id: string
  user_id: string
  issuer: string
  subject: string
  /** The provider's own name for it. */
  sign_in: string
  /** In words for the person. */
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

/** Why an admin should look at an account: it holds as much unpaid stock as it may, or tries card after card. */
export type AlertKind = 'unpaid-orders' | 'declined-cards'

export interface AccountAlertsTable {
  id: string
  user_id: string
  kind: AlertKind
  /** Unpaid orders that hold stock, or declined cards, when it was raised. */
  count: number
  raised_at: number
  /** When an admin has dealt with it. */
  closed_at: number | null
}
