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
  /** What its cookie holds. */
  token: string
  user_id: string
  expires_at: string
  created_at: string
  updated_at: string
}

/** The ways in of one person: `credential` is the password. */
interface AuthAccountsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  password: string | null
  created_at: string
  updated_at: string
}

/** What waits for somebody to come back with a secret, such as the link in a mail. */
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
