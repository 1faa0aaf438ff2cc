import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { granted } from '../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Transaction } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { deleteMailLinks, insertMailLink, useMailLink } from './mail-links.ts'
import { deletePasskeysOf, touchPasskey } from './passkeys.ts'
import {
  replaceRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
  useRecoveryCode,
} from './second-factors.ts'
import {
  deleteSignInAccount,
  endOtherProviderSessions,
  endProviderSession,
  endProviderSessions,
  insertProvenAccount,
  markAddressVerified,
  markSecondFactor,
  setPasswordHash,
} from './sign-in-accounts.ts'

const later = '2099-01-01T00:00:00.000Z'

describeOnEveryEngine('What is written for one account of the built-in provider', (engine) => {
  let shop: TestShop
  let ada = ''
  let grace = ''
  beforeAll(async () => {
    shop = await openTestShop(engine)
    ada = await addAccount('ada')
    grace = await addAccount('grace')
  })
  afterAll(() => shop.drop())

  async function addAccount(name: string): Promise<string> {
    const now = shop.clock()
    const added = await shop.database.write(async (transaction) => {
      const { db } = transaction
      const id = (await insertProvenAccount(transaction, { email: `${name}@example.com`, name }, now)) ?? ''
      await db.updateTable('auth_users').set({ email_verified: 0 }).where('id', '=', id).execute()
      await setPasswordHash(transaction, id, 'a hash', now)
      await switchOnSecondFactor(transaction, id, now)
      await replaceRecoveryCodes(transaction, id, [`code of ${name}`], now)
      const link = {
        purpose: 'reset-password',
        hash: `link of ${name}`,
        accountId: id,
        expiresAt: now + 1_000,
      }
      await insertMailLink(transaction, link, now)
      const session = { id: `session of ${name}`, token: `token of ${name}`, user_id: id, ip_address: null }
      const times = { created_at: later, updated_at: later, expires_at: later, second_factor_at: null }
      await db
        .insertInto('auth_sessions')
        .values({ ...session, ...times, user_agent: null })
        .execute()
      const passkey = {
        id: `passkey of ${name}`,
        credential_id: `passkey of ${name}`,
        user_id: id,
        name: null,
      }
      const key = { public_key: 'a key', counter: 0, device_type: 'multiDevice', backed_up: 1 as const }
      const rest = { transports: null, aaguid: null, created_at: later, last_used_at: null }
      await db
        .insertInto('auth_passkeys')
        .values({ ...passkey, ...key, ...rest })
        .execute()
      return done(id)
    })
    return granted(added)
  }

  async function rowsOf(id: string) {
    const { read } = shop.database
    return [
      await read.selectFrom('auth_users').where('id', '=', id).selectAll().execute(),
      await read.selectFrom('auth_accounts').where('user_id', '=', id).selectAll().execute(),
      await read.selectFrom('auth_sessions').where('user_id', '=', id).selectAll().execute(),
      await read.selectFrom('auth_passkeys').where('user_id', '=', id).selectAll().execute(),
      await read.selectFrom('auth_second_factors').where('user_id', '=', id).selectAll().execute(),
      await read.selectFrom('auth_recovery_codes').where('user_id', '=', id).selectAll().execute(),
      await read.selectFrom('auth_verifications').where('value', '=', id).selectAll().execute(),
    ]
  }

  test('does not affect another account', async () => {
    const before = await rowsOf(grace)
    expect(before.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1])
    const now = shop.clock() + 1
    const link = { purpose: 'reset-password', hash: 'link of ada' }
    const writes: readonly ((transaction: Transaction) => Promise<unknown>)[] = [
      (transaction) => markAddressVerified(transaction, ada, now),
      (transaction) => setPasswordHash(transaction, ada, 'another', now),
      (transaction) => markSecondFactor(transaction, 'session of ada', now),
      (transaction) => touchPasskey(transaction, 'passkey of ada', now),
      (transaction) => useRecoveryCode(transaction, ada, 'code of ada', now),
      (transaction) => replaceRecoveryCodes(transaction, ada, ['another'], now),
      (transaction) => endOtherProviderSessions(transaction, { accountId: ada, except: 'none' }),
      (transaction) => endProviderSession(transaction, { id: 'session of ada' }),
      (transaction) => endProviderSession(transaction, { token: 'token of ada' }),
      (transaction) => endProviderSessions(transaction, ada),
      (transaction) => deletePasskeysOf(transaction, ada),
      (transaction) => switchOffSecondFactor(transaction, ada),
      (transaction) => useMailLink(transaction, link, now),
      (transaction) => deleteMailLinks(transaction, { purpose: 'reset-password', accountId: ada }),
      (transaction) => deleteSignInAccount(transaction, ada),
    ]
    for (const [place, write] of writes.entries()) {
      await shop.database.write(async (transaction) => done(await write(transaction)))
      expect([place, await rowsOf(grace)]).toEqual([place, before])
    }
  })
})
