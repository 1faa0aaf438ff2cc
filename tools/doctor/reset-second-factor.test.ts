import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { bindIdentity } from '../../server/data/queries/accounts/identities.ts'
import { insertUser } from '../../server/data/queries/accounts/users.ts'
import { switchOnSecondFactor } from '../../server/data/queries/auth/second-factors.ts'
import { insertProvenAccount } from '../../server/data/queries/auth/sign-in-accounts.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const email = 'owner@example.com'

test('The doctor resets the second step of the last owner, once the shop is stopped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const place = { dataDir, databaseUrl: undefined }
  const database = await openDatabaseExclusively(place, () => undefined)
  await database.write(async (transaction) => {
    const user = await insertUser(transaction, email, 'Olga', 1)
    const subject = await insertProvenAccount(transaction, { email, name: 'Olga' }, 1)
    if (!user || subject === undefined) throw new Error('The account exists')
    await bindIdentity(transaction, user.id, { issuer: 'truewheel', subject, verified: true }, 1)
    await switchOnSecondFactor(transaction, subject, 1)
    return done(null)
  })
  expect(await resetSecondFactor(place, email)).toEqual({
    done: false,
    sentence: expect.stringMatching(/^Stop the shop/),
  })
  await database.close()
  expect(await resetSecondFactor(place, 'Nobody@example.com')).toMatchObject({ done: false })
  expect(await resetSecondFactor(place, 'Owner@example.com')).toMatchObject({ done: true })
  expect(await resetSecondFactor(place, email)).toMatchObject({ done: false })
})
