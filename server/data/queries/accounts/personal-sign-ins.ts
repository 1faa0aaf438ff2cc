import type { Reader } from '../../database.ts'
import { byAccount, type PersonalTables } from './personal-part.ts'

/** Selects the ids that a person's accounts have at the built-in sign-in provider. */
function accountsOf(read: Reader, { userId }: { readonly userId: string }) {
  return read
    .selectFrom('user_identities')
    .where('user_identities.user_id', '=', userId)
    .select('user_identities.subject')
}

/** How and where a person signs in, without secrets that allow a sign-in. */
export const signInParts = {
  user_identities: {
    name: 'signInAccounts',
    by: ['user_id', byAccount],
    columns: ['issuer', 'subject', 'verified', 'created_at'],
  },
  sign_ins: {
    name: 'signIns',
    by: ['user_id', byAccount],
    order: 'first_seen_at',
    columns: ['device', 'first_seen_at', 'last_seen_at', 'ended_at'],
  },
  api_keys: {
    name: 'apiKeys',
    by: ['user_id', byAccount],
    order: 'created_at',
    columns: ['name', 'begins', 'operations', 'created_at', 'ends_at', 'used_at', 'revoked_at'],
  },
  sessions: {
    name: 'sessions',
    by: ['user_id', byAccount],
    order: 'created_at',
    columns: ['created_at', 'expires_at', 'ended_at'],
  },
  auth_users: {
    name: 'signInProvider',
    by: ['id', accountsOf],
    columns: ['name', 'email', 'email_verified', 'created_at', 'updated_at'],
  },
  auth_accounts: {
    name: 'signInMethods',
    by: ['user_id', accountsOf],
    columns: ['provider_id', 'created_at', 'updated_at'],
  },
  auth_sessions: {
    name: 'signInSessions',
    by: ['user_id', accountsOf],
    columns: ['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent', 'second_factor_at'],
  },
  auth_passkeys: {
    name: 'passkeys',
    by: ['user_id', accountsOf],
    columns: ['name', 'device_type', 'backed_up', 'created_at', 'last_used_at'],
  },
  auth_second_factors: {
    name: 'secondStep',
    by: ['user_id', accountsOf],
    columns: ['switched_on_at'],
  },
  auth_recovery_codes: {
    name: 'recoveryCodes',
    by: ['user_id', accountsOf],
    columns: ['created_at', 'used_at'],
  },
  auth_verifications: 'Pending links of mails: who has their secrets can act as the person.',
  auth_sign_in_codes: 'Codes of mails for ten minutes, under keyed hashes that name no account and no email.',
  auth_rate_limits:
    'Counts under keyed hashes, and under network addresses for an hour: neither names an account.',
} satisfies Partial<PersonalTables>
