import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { minuteMs } from '../../../../platform/clock.ts'
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { BuiltInSettings } from '../sign-in-library.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { codeOf, identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'

describeOnEveryEngine('A sign-in with a code by email', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let ada: Visitor

  beforeEach(async () => {
    shop = await openTestShop(engine)
    use({})
  })
  afterEach(async () => {
    vi.useRealTimers()
    await shop.drop()
  })

  function use(settings: Partial<BuiltInSettings>): void {
    const made = identityFor(shop.database, settings)
    ;({ identity, emails } = made)
    ada = new Visitor(identity)
  }
  const later = (ms: number) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms, shouldAdvanceTime: true })
  async function codeTo(visitor: Visitor, to = email): Promise<string> {
    expect((await visitor.askForCode(to)).status).toBe(200)
    return emails.codeFor(to)
  }
  const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456')
  const proof = async (visitor: Visitor) => identity.verify(await visitor.idToken())
  const sessions = () => shop.database.read.selectFrom('auth_sessions').select('id').execute()
  const accounts = () => shop.database.read.selectFrom('auth_users').select(['email', 'name']).execute()

  test('An email without an account gets a verified one, with the name that was typed', async () => {
    const answer = await ada.enterCode(email, await codeTo(ada), ' Ada L. ')
    expect([answer.status, await answer.json()]).toEqual([200, { user: { email, name: 'Ada L.' } }])
    expect(await proof(ada)).toMatchObject({ email, name: 'Ada L.', emailVerified: true })
    expect(await accounts()).toEqual([{ email, name: 'Ada L.' }])
  })

  test('An account keeps its name and password, and its other sign-ins stay', async () => {
    const owner = new Visitor(identity)
    await owner.enterCode(email, await codeTo(owner), 'Ada')
    await owner.send('POST', '/set-first-password', { newPassword: 'three new words' })
    const answer = await ada.enterCode(email, await codeTo(ada), 'Someone else')
    expect(await answer.json()).toEqual({ user: { email, name: 'Ada' } })
    expect((await proof(owner))?.subject).toBe((await proof(ada))?.subject)
    expect((await new Visitor(identity).signIn(email, 'three new words')).status).toBe(200)
  })

  test.each(['%s', ' %s ', '%s-'])(
    'A code that is pasted with spaces or a hyphen works (%j)',
    async (form) => {
      const code = await codeTo(ada)
      const pasted = form.replace('%s', `${code.slice(0, 3)} ${code.slice(3)}`)
      expect((await ada.enterCode(email, pasted)).status).toBe(200)
    },
  )

  test('The session stores client and browser like every sign-in, and the answer contains no secret', async () => {
    const code = await codeTo(ada)
    const answer = await ada.send('POST', '/sign-in/code', { email, code }, { 'user-agent': 'Firefox' })
    const [row] = await shop.database.read
      .selectFrom('auth_sessions')
      .select(['ip_address', 'user_agent', 'token'])
      .execute()
    expect(row).toMatchObject({ ip_address: expect.stringMatching(/^10\./), user_agent: 'Firefox' })
    expect(await answer.text()).not.toContain(row?.token)
    const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(['truewheel.session_token', expect.stringMatching(/^truewheel\.known_/)])
  })

  test('A wrong code says how many tries are left, and the right code at the sixth try is refused', async () => {
    const code = await codeTo(ada)
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const answer = await ada.enterCode(email, wrongFor(code))
      expect([answer.status, await answer.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'CODE_WRONG', triesLeft }),
      ])
    }
    const late = await ada.enterCode(email, code)
    expect([late.status, await codeOf(late)]).toEqual([401, 'CODE_EXPIRED'])
    expect(await accounts()).toEqual([])
  })

  test('The fifth try with the right code still works', async () => {
    const code = await codeTo(ada)
    for (let time = 0; time < 4; time += 1) await ada.enterCode(email, wrongFor(code))
    expect((await ada.enterCode(email, code)).status).toBe(200)
  })

  test('Six concurrent tries in two processes all count: five wrong ones end the code', async () => {
    const other = identityFor((await shop.anotherProcess()).database).identity
    const code = await codeTo(ada)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        ada.through(at % 2 ? other : identity).enterCode(email, wrongFor(code)),
      ),
    )
    const said = await Promise.all(answers.map((answer) => answer.json()))
    const left = said.map((body: { triesLeft?: number }) => body.triesLeft ?? 'expired')
    expect(left.toSorted()).toEqual([0, 1, 2, 3, 4, 'expired'])
    expect(await codeOf(await ada.enterCode(email, code))).toBe('CODE_EXPIRED')
  })

  test('Two tabs that enter the same code at the same time begin one session', async () => {
    const other = identityFor((await shop.anotherProcess()).database).identity
    for (let round = 0; round < 6; round += 1) {
      const to = `tab${round}@example.com`
      const browser = new Visitor(identity)
      const code = await codeTo(browser, to)
      const before = (await sessions()).length
      const answers = await Promise.all([
        browser.enterCode(to, code),
        browser.through(other).enterCode(to, code),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect((await sessions()).length).toBe(before + 1)
    }
  })

  test('Two browsers that make the same account at the same time sign in to one account', async () => {
    const other = identityFor((await shop.anotherProcess()).database).identity
    const grace = new Visitor(identity)
    const [one, two] = [await codeTo(ada), await codeTo(grace)]
    const answers = await Promise.all([ada.enterCode(email, one), grace.through(other).enterCode(email, two)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await accounts()).toHaveLength(1)
  })

  test('A code expires after ten minutes', async () => {
    const code = await codeTo(ada)
    later(9 * minuteMs)
    const second = new Visitor(identity)
    const inTime = await codeTo(second, 'grace@example.com')
    expect((await second.enterCode('grace@example.com', inTime)).status).toBe(200)
    later(minuteMs)
    expect(await codeOf(await ada.enterCode(email, code))).toBe('CODE_EXPIRED')
  })

  test('An earlier code still works after a later one was sent, and using either ends both', async () => {
    const first = await codeTo(ada)
    const second = await codeTo(ada)
    expect((await ada.enterCode(email, first)).status).toBe(200)
    expect(await codeOf(await ada.enterCode(email, second))).toBe('CODE_EXPIRED')
  })

  test('A code works only in the browser that asked for it, and for the email that it was sent to', async () => {
    const code = await codeTo(ada)
    const stranger = new Visitor(identity)
    expect(await codeOf(await stranger.enterCode(email, code))).toBe('CODE_EXPIRED')
    await codeTo(stranger)
    const theirs = emails.codeFor(email)
    for (let time = 0; time < 6; time += 1) await stranger.enterCode(email, wrongFor(theirs))
    expect(await codeOf(await ada.enterCode('eve@example.com', code))).toBe('CODE_EXPIRED')
    // The tries of a stranger took none from the owner.
    expect((await ada.enterCode(email, code)).status).toBe(200)
  })

  test('Input other than six digits is refused, and does not count as a try', async () => {
    const code = await codeTo(ada)
    for (let time = 0; time < 6; time += 1) {
      const answer = await ada.enterCode(email, '12345')
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'CODE_INCOMPLETE'])
    }
    expect((await ada.enterCode(email, code)).status).toBe(200)
  })

  test('A network address can try ten codes in a short time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    use({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await ada.enterCode(email, '123456')).status)
    expect(statuses.slice(-2)).toEqual([401, 429])
  })

  test('A new sign-in ends the earlier one of its browser, even for another account', async () => {
    await ada.signUp('grace@example.com')
    const before = await proof(ada)
    await ada.enterCode(email, await codeTo(ada))
    expect(await identity.isOpen(before?.signIn ?? '')).toBe(false)
    expect((await sessions()).length).toBe(1)
  })
})
