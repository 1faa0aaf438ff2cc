import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { minuteMs } from '../../../../platform/clock.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { codeOf, identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'
const password = 'three new words'

describeOnEveryEngine('The first password of an account', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let ada: Visitor

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    ;({ identity, emails } = identityFor(database))
    ada = new Visitor(identity)
    await ada.askForCode(email)
    await ada.enterCode(email, emails.codeFor(email))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await drop()
  })

  const set = (visitor: Visitor, newPassword = password) =>
    visitor.send('POST', '/set-first-password', { newPassword })
  const has = async () => (await (await ada.send('GET', '/password')).json()) as { set: boolean }

  test('signs in from then on, is reported by email, and the session stays', async () => {
    expect(await has()).toEqual({ set: false })
    expect((await set(ada)).status).toBe(200)
    expect(await has()).toEqual({ set: true })
    expect(emails.all.at(-1)).toMatchObject({ kind: 'passwordAdded', to: email })
    expect((await new Visitor(identity).signIn(email, password)).status).toBe(200)
  })

  test('cannot replace another one, and of two concurrent calls only the first succeeds', async () => {
    const answers = await Promise.all([set(ada, 'one of two words'), set(ada, 'two of two words')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const third = await set(ada)
    expect([third.status, await codeOf(third)]).toEqual([409, 'HAS_PASSWORD'])
    expect(emails.all.filter(({ kind }) => kind === 'passwordAdded')).toHaveLength(1)
  })

  test('meets the rules of the sign-up', async () => {
    expect(await codeOf(await set(ada, '12345'))).toBe('PASSWORD_TOO_SHORT')
    expect(await codeOf(await set(ada, 'password'))).toBe('PASSWORD_TOO_COMMON')
    expect(await has()).toEqual({ set: false })
  })

  test('needs a session, and a sign-in of at most fifteen minutes', async () => {
    expect((await set(new Visitor(identity))).status).toBe(401)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minuteMs, shouldAdvanceTime: true })
    expect(await codeOf(await set(ada))).toBe('SIGN_IN_AGAIN')
    expect(await has()).toEqual({ set: false })
  })

  test('is refused to another origin', async () => {
    const answer = await ada.send(
      'POST',
      '/set-first-password',
      { newPassword: password },
      { origin: 'https://e.example' },
    )
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'INVALID_ORIGIN'])
  })
})
