/**
 * The tables of the built-in sign-in provider, as far as the shop's own queries touch them (migration 0002).
 * Its library writes instants as ISO text, so these queries do too.
 */
export interface SignInSchema {
  auth_users: AuthUsersTable
  auth_sessions: AuthSessionsTable
  auth_accounts: AuthAccountsTable
  auth_verifications: AuthVerificationsTable
  auth_rate_limits: AuthRateLimitsTable
}

interface AuthUsersTable {
  id: string
  name: string
  /** In lower case. */
  email: string
  email_verified: 0 | 1
  created_at: string
  updated_at: string
}

interface AuthSessionsTable {
  id: string
  /** The cookie's value. */
  token: string
  user_id: string
  expires_at: string
  created_at: string
  updated_at: string
}

/** A user's sign-in methods: `credential` is the password. */
interface AuthAccountsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  password: string | null
  created_at: string
  updated_at: string
}

/** Pending verifications, such as links in emails. */
interface AuthVerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

interface AuthRateLimitsTable {
  id: string
  key: string
  count: number
  last_request: number
}
