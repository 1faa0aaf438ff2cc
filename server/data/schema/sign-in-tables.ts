/**
 * The tables of the built-in sign-in provider that the shop's own queries use (migrations 0002, 0039). The provider's
 * library writes instants as ISO text, so these queries do, too.
 */
export interface SignInSchema {
  auth_users: AuthUsersTable
  auth_sessions: AuthSessionsTable
  auth_accounts: AuthAccountsTable
  auth_verifications: AuthVerificationsTable
  auth_rate_limits: AuthRateLimitsTable
  auth_passkeys: AuthPasskeysTable
  auth_second_factors: AuthSecondFactorsTable
  auth_recovery_codes: AuthRecoveryCodesTable
}

interface AuthUsersTable {
  id: string
  name: string
  /** The email in lower case. */
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
  /** The client that started the session, as the rate limits identify clients. */
  ip_address: string | null
  user_agent: string | null
  /** When the session presented a passkey or a recovery code; null before that. */
  second_factor_at: string | null
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

/** A passkey (WebAuthn credential). The sign-in library inserts it and updates its counter. */
interface AuthPasskeysTable {
  id: string
  name: string | null
  public_key: string
  user_id: string
  credential_id: string
  counter: number
  device_type: string
  backed_up: 0 | 1
  transports: string | null
  aaguid: string | null
  created_at: string
  last_used_at: string | null
}

/** Accounts that require a passkey after the password. */
interface AuthSecondFactorsTable {
  user_id: string
  switched_on_at: string
}

interface AuthRecoveryCodesTable {
  /** Keyed hash of the code and its account. */
  hash: string
  user_id: string
  created_at: string
  /** When the code was used; null while it is valid. */
  used_at: string | null
}
