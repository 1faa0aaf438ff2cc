import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { minuteMs } from '../../../../platform/clock.ts'
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { BuiltInSettings } from '../sign-in-library.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { codeOf, identityFor, Visitor } from '../testing/visitor.ts'

const known = 'ada@example.com'
const unknown = 'nobody@example.com'

describeOnEveryEngine('Asking for a code by email', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let lines: string[]

  beforeEach(async () => {
    shop = await openTestShop(engine)
    use({})
    await new Visitor(identity).signUp(known)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await shop.drop()
  })

  function use(settings: Partial<BuiltInSettings>): void {
    const made = identityFor(shop.database, settings)
    ;({ identity, emails, lines } = made)
  }
  const freezeTime = () => void vi.useFakeTimers({ toFake: ['Date'] })
  const later = (ms: number) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms, shouldAdvanceTime: true })
  const codes = () => emails.all.filter(({ kind }) => kind === 'signInCode')
  const storedCodes = () => shop.database.read.selectFrom('auth_sign_in_codes').selectAll().execute()

  test('An email without an account gets the same answer, the same email and the same rows', async () => {
    const browser = new Visitor(identity)
    await browser.askForCode('first@example.com')
    const [one, other] = [await browser.askForCode(known), await browser.askForCode(unknown)]
    expect([other.status, await other.text()]).toEqual([one.status, await one.text()])
    expect([...other.headers]).toEqual([...one.headers])
    expect(codes().map(({ to }) => to)).toEqual(['first@example.com', known, unknown])
    expect(await storedCodes()).toHaveLength(3)
  })

  test('Asking for a code runs the same statements for an email with and without an account', async () => {
    const statements: string[][] = []
    const { write } = shop.database
    for (const email of [known, unknown]) {
      const made: string[] = []
      vi.spyOn(shop.database, 'write').mockImplementation((work, ...rest) => {
        made.push(work.toString())
        return write.call(shop.database, work, ...rest)
      })
      const read = vi.spyOn(shop.database.read, 'selectFrom')
      const visitor = new Visitor(identity)
      await visitor.askForCode(email)
      await visitor.enterCode(email, emails.codeFor(email) === '123456' ? '654321' : '123456')
      expect(read, email).not.toHaveBeenCalled()
      vi.restoreAllMocks()
      statements.push(made)
    }
    expect(statements[1]).toEqual(statements[0])
    expect(statements[0]?.length).toBeGreaterThan(3)
  })

  test('Codes and emails are stored as keyed hashes, reach no log, and are deleted once they expire', async () => {
    await new Visitor(identity).askForCode(known)
    const code = emails.codeFor(known)
    expect(code).toMatch(/^\d{6}$/)
    const stored = JSON.stringify(await storedCodes())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(known)
    expect(lines.join('\n')).not.toContain(code)
    later(11 * minuteMs)
    await identity.deleteExpiredSessions()
    expect(await storedCodes()).toEqual([])
  })

  test('An email gets five codes in a short time, then one an hour, from all browsers together', async () => {
    freezeTime()
    use({ rateLimitFactor: 1 })
    for (let time = 0; time < 5; time += 1)
      expect((await new Visitor(identity).askForCode(unknown)).status).toBe(200)
    const refused = await new Visitor(identity).askForCode(unknown)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(codes()).toHaveLength(5)
    later(60 * minuteMs)
    expect((await new Visitor(identity).askForCode(unknown)).status).toBe(200)
  })

  test('An email with an account is limited exactly like one without', async () => {
    freezeTime()
    use({ rateLimitFactor: 1 })
    const statuses = async (email: string) => {
      const answers: unknown[] = []
      for (let time = 0; time < 6; time += 1) {
        const answer = await new Visitor(identity).askForCode(email)
        answers.push([answer.status, answer.headers.get('retry-after'), await answer.text()])
      }
      return answers
    }
    expect(await statuses(known)).toEqual(await statuses(unknown))
  })

  test('A network address can ask for twenty codes in a short time, to any emails', async () => {
    freezeTime()
    use({ rateLimitFactor: 1 })
    const stranger = new Visitor(identity)
    const statuses: number[] = []
    for (let time = 0; time < 21; time += 1)
      statuses.push((await stranger.askForCode(`person${time}@example.com`)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
    stranger.moveElsewhere()
    expect((await stranger.askForCode('person@example.com')).status).toBe(200)
  })

  test('Codes that their owner enters do not count towards the limits', async () => {
    freezeTime()
    use({ rateLimitFactor: 1 })
    for (let time = 0; time < 8; time += 1) {
      const visitor = new Visitor(identity)
      expect((await visitor.askForCode(known)).status).toBe(200)
      expect((await visitor.enterCode(known, emails.codeFor(known))).status).toBe(200)
    }
  })

  test('A shop that cannot send email offers no codes', async () => {
    use({ codes: false })
    expect(identity.settings).not.toHaveProperty('codes')
    const visitor = new Visitor(identity)
    expect((await visitor.askForCode(known)).status).toBe(404)
    expect((await visitor.enterCode(known, '123456')).status).toBe(404)
  })

  test.each(['/sign-in/code/send', '/sign-in/code'])(
    '%s refuses requests from another origin',
    async (path) => {
      const body = { email: known, code: '123456' }
      const answer = await new Visitor(identity).send('POST', path, body, { origin: 'https://evil.example' })
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'INVALID_ORIGIN'])
    },
  )
})
