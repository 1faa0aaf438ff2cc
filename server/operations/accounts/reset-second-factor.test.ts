import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity, listSubjectsOf } from '../../data/queries/accounts/identities.ts'
import { listUsers } from '../../data/queries/accounts/listed-users.ts'
import { listOpenSignIns } from '../../data/queries/accounts/sessions.ts'
import {
  hasSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '../../data/queries/auth/second-factors.ts'
import { insertProvenAccount } from '../../data/queries/auth/sign-in-accounts.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { addWithSecondFactor } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { resetSecondFactor, resetSecondFactorByOperator } from './reset-second-factor.ts'

describeOnEveryEngine('The second factor of a person who lost everything', (engine) => {
  let shop: TestShop
  let owner: Caller
  let packer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    owner = await addAdmin(shop)
    packer = await addWithSecondFactor(shop, 'packer@example.com')
  })
  afterEach(() => shop.drop())

  async function isOn({ userId }: Caller): Promise<boolean> {
    const [subject = ''] = await listSubjectsOf(shop.database.read, userId)
    return hasSecondFactor(shop.database.read, subject)
  }
  const passkeyOf = (subject: string) => ({
    id: `passkey-of-${subject}`,
    credential_id: `credential-of-${subject}`,
    user_id: subject,
    name: null,
    public_key: 'a key',
    counter: 0,
    device_type: 'multiDevice',
    backed_up: 1 as const,
    transports: null,
    aaguid: null,
    created_at: new Date(shop.clock()).toISOString(),
    last_used_at: null,
  })
  async function addProviderSession({ userId }: Caller): Promise<void> {
    const { read, autocommit } = shop.database
    const [user_id = ''] = await listSubjectsOf(read, userId)
    const [now, later] = [shop.clock(), shop.clock() + hourMs].map((at) => new Date(at).toISOString())
    const times = {
      created_at: `${now}`,
      updated_at: `${now}`,
      expires_at: `${later}`,
      second_factor_at: null,
    }
    const session = { id: 's', token: 't', user_id, ip_address: null, user_agent: null, ...times }
    await autocommit.insertInto('auth_sessions').values(session).execute()
  }
  const recorded = () =>
    shop.database.read
      .selectFrom('changes')
      .select(['action', 'by_user_id', 'subject_id'])
      .where('action', '=', 'user.second-factor-reset')
      .execute()

  test('Can be reset by an owner: codes and sessions are deleted, the person gets an email, and the change is recorded', async () => {
    await addProviderSession(packer)
    expect(await resetSecondFactor(shop, owner, packer.email)).toEqual(done(true))
    expect(await isOn(packer)).toBe(false)
    expect(await shop.database.read.selectFrom('auth_sessions').selectAll().execute()).toEqual([])
    expect(await listOpenSignIns(shop.database.read, packer.userId)).toEqual([])
    expect(await shop.database.read.selectFrom('auth_recovery_codes').selectAll().execute()).toEqual([])
    expect(await recorded()).toMatchObject([{ by_user_id: owner.userId, subject_id: packer.userId }])
    const mails = await shop.database.read.selectFrom('outbox').select(['recipient', 'subject']).execute()
    expect(mails).toEqual([{ recipient: packer.email, subject: 'The second step of your account was reset' }])
    expect(await resetSecondFactor(shop, owner, packer.email)).toEqual(done(false))
    expect(await recorded()).toHaveLength(1)
  })

  test("Is removed with the passkeys of all the person's accounts, even those without a second step", async () => {
    await shop.database.write(async (transaction) => {
      for (const email of ['one@example.com', 'two@example.com']) {
        const subject = await insertProvenAccount(transaction, { email, name: 'Pat' }, shop.clock())
        if (subject === undefined) throw new Error('The address is taken')
        await bindIdentity(
          transaction,
          packer.userId,
          { issuer: 'truewheel', subject, verified: false },
          shop.clock(),
        )
      }
      const subjects = await listSubjectsOf(transaction.db, packer.userId)
      for (const subject of subjects) {
        await switchOffSecondFactor(transaction, subject)
        await transaction.db.insertInto('auth_passkeys').values(passkeyOf(subject)).execute()
      }
      await switchOnSecondFactor(transaction, subjects.at(-1) ?? '', shop.clock())
      return done(null)
    })
    expect(await resetSecondFactor(shop, owner, packer.email)).toEqual(done(true))
    expect(await shop.database.read.selectFrom('auth_passkeys').select('user_id').execute()).toEqual([])
  })

  test('Cannot be reset by the person, nor for an unknown account', async () => {
    expect(await resetSecondFactor(shop, packer, packer.email)).toMatchObject({ code: 'OWN_SECOND_FACTOR' })
    expect(await isOn(packer)).toBe(true)
    expect(await resetSecondFactor(shop, owner, 'nobody@example.com')).toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })

  test('Can be reset by the operator for the last owner, and the record names the shop', async () => {
    expect(await resetSecondFactorByOperator(shop.database, packer.email, shop.clock())).toEqual(done(true))
    expect(await isOn(packer)).toBe(false)
    expect(await recorded()).toMatchObject([{ by_user_id: null, subject_id: packer.userId }])
  })

  test('Shows in the list of users', async () => {
    const page = await listUsers(
      shop.database,
      { search: 'packer@', by: 'email', descending: false },
      { limit: 10, after: undefined },
    )
    expect(page?.rows.map(({ secondFactor }) => Boolean(secondFactor))).toEqual([true])
  })
})
