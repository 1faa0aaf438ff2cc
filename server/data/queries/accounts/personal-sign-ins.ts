import type { Reader } from '../../database.ts'
import type { PersonalPart } from './personal-part.ts'

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
    read: (read, { userId }) =>
      read
        .selectFrom('user_identities')
        .where('user_id', '=', userId)
        .select(['issuer', 'subject', 'verified', 'created_at'])
        .execute(),
  },
  sign_ins: {
    name: 'signIns',
    read: (read, { userId }) =>
      read
        .selectFrom('sign_ins')
        .where('user_id', '=', userId)
        .orderBy('first_seen_at')
        .select(['device', 'first_seen_at', 'last_seen_at', 'ended_at'])
        .execute(),
  },
  api_keys: {
    name: 'apiKeys',
    read: (read, { userId }) =>
      read
        .selectFrom('api_keys')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select(['name', 'begins', 'operations', 'created_at', 'ends_at', 'used_at', 'revoked_at'])
        .execute(),
  },
  sessions: {
    name: 'sessions',
    read: (read, { userId }) =>
      read
        .selectFrom('sessions')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select(['created_at', 'expires_at', 'ended_at'])
        .execute(),
  },
  auth_users: {
    name: 'signInProvider',
    read: (read, person) =>
      read
        .selectFrom('auth_users')
        .where('id', 'in', accountsOf(read, person))
        .select(['name', 'email', 'email_verified', 'created_at', 'updated_at'])
        .execute(),
  },
  auth_accounts: {
    name: 'signInMethods',
    read: (read, person) =>
      read
        .selectFrom('auth_accounts')
        .where('user_id', 'in', accountsOf(read, person))
        .select(['provider_id', 'created_at', 'updated_at'])
        .execute(),
  },
  auth_sessions: {
    name: 'signInSessions',
    read: (read, person) =>
      read
        .selectFrom('auth_sessions')
        .where('user_id', 'in', accountsOf(read, person))
        .select(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent', 'second_factor_at'])
        .execute(),
  },
  auth_passkeys: {
    name: 'passkeys',
    read: (read, person) =>
      read
        .selectFrom('auth_passkeys')
        .where('user_id', 'in', accountsOf(read, person))
        .select(['name', 'device_type', 'backed_up', 'created_at', 'last_used_at'])
        .execute(),
  },
  auth_second_factors: {
    name: 'secondStep',
    read: (read, person) =>
      read
        .selectFrom('auth_second_factors')
        .where('user_id', 'in', accountsOf(read, person))
        .select(['switched_on_at'])
        .execute(),
  },
  auth_recovery_codes: {
    name: 'recoveryCodes',
    read: (read, person) =>
      read
        .selectFrom('auth_recovery_codes')
        .where('user_id', 'in', accountsOf(read, person))
        .select(['created_at', 'used_at'])
        .execute(),
  },
  auth_verifications: 'Pending links of mails: who has their secrets can act as the person.',
  auth_sign_in_codes: 'Codes of mails for ten minutes, under keyed hashes that name no account and no email.',
  auth_rate_limits:
    'Counts under keyed hashes, and under network addresses for an hour: neither names an account.',
} satisfies Record<string, PersonalPart | string>
