import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutboxEmail } from '../../../contract/desk/emails.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { insertUser } from '../../data/queries/accounts/users.ts'
import { addToOutbox, type Message as NewMessage } from '../../data/queries/emails/add-to-outbox.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { sendEmails } from '../../operations/emails/send-emails.ts'
import { chooseNotifications } from '../../operations/notifications/choose-notifications.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { payForBasket } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { toEmailResponse } from './emails.ts'

describeOnEveryEngine('The list of emails', (engine) => {
  let env: TestApp
  let token: string

  beforeAll(async () => {
    env = await openTestApp(engine, {}, { showsSecretMessages: true })
    const admin = await addAdmin(env.shop)
    // Otherwise the failed email would cause a notice, another email.
    granted(await chooseNotifications(env.shop, admin, { kinds: [], hour: undefined }))
    token = await env.tokenOf(admin)
    const mail = new TestMail()
    const send = () => sendEmails({ ...env.shop, mail })
    await write('ada', { subject: 'Sent' })
    await write('adam', { subject: 'Sent secret', secret: true })
    await send()
    await write('zoe', { subject: 'Failed' })
    mail.failing = 'refused'
    await send()
    await write('adele', { subject: 'Waiting', orderId: undefined })
    await write('bob', { subject: 'Waiting secret', secret: true })
  })
  afterAll(() => env.drop())

  async function write(name: string, change: Partial<NewMessage>): Promise<void> {
    const { shop } = env
    shop.clock.moveBy(1_000)
    const recipient = `${name}@example.com`
    const message = { event: `to ${name}`, recipient, subject: 'Hi', body: `Text to ${name}.`, ...change }
    await shop.database.write(async (transaction) =>
      done(await addToOutbox(transaction, message, shop.clock())),
    )
  }
  const ask = (query: Record<string, string> = {}) =>
    callApi(env, operationOf('listEmails'), { token, query })
  const list = async (query: Record<string, string> = {}) => (await ask(query)).json<OutboxEmail[]>()
  const subjects = async (query: Record<string, string> = {}) =>
    (await list(query)).map(({ subject }) => subject)
  const retry = (id: string) => callApi(env, operationOf('retryEmail'), { token, params: { id } })

  test('Is sorted newest first by default, or oldest first', async () => {
    const newestFirst = ['Waiting secret', 'Waiting', 'Failed', 'Sent secret', 'Sent']
    expect(await subjects()).toEqual(newestFirst)
    expect(await subjects({ sort: '-createdAt' })).toEqual(newestFirst)
    expect(await subjects({ sort: 'createdAt' })).toEqual(newestFirst.toReversed())
  })

  test.each([
    ['waiting', ['Waiting secret', 'Waiting']],
    ['sent', ['Sent secret', 'Sent']],
    ['failed', ['Failed']],
  ])('Can be filtered by the state %s', async (state, expected) => {
    expect(await subjects({ state })).toEqual(expected)
  })

  test('Can be searched for any displayed part of an email, and keeps its order', async () => {
    expect(await subjects({ search: 'ADA' })).toEqual(['Sent secret', 'Sent'])
  })

  test('Finds an email about several orders by the number of any of them', async () => {
    const { orderIds } = await payForBasket(env.shop, 2)
    const [, second = ''] = orderIds
    const { number, purchaseNumber } = await storedOrder(env.shop, second)
    const about = [/^Receipt/, /^You have booked/]
    for (const search of [formatOrderNumber(number), formatPurchaseNumber(purchaseNumber ?? 0)]) {
      const found = await subjects({ search })
      for (const words of about)
        expect([search, found]).toEqual([search, expect.arrayContaining([expect.stringMatching(words)])])
    }
    await env.shop.database.autocommit.deleteFrom('outbox').where('event', 'not like', 'to %').execute()
  })

  test("Shows an email's recipient, content, state and error", async () => {
    const [, waiting, failed, , sent] = await list()
    expect(waiting).toEqual({
      _id: expect.any(String),
      to: 'adele@example.com',
      name: null,
      subject: 'Waiting',
      text: 'Text to adele.',
      secret: false,
      state: 'waiting',
      invoice: null,
      order: null,
      createdAt: expect.any(Number),
      sentAt: null,
      failedAt: null,
      attempts: 0,
      problem: null,
      // Without a mail server no attempt is planned.
      nextAttemptAt: null,
    })
    expect(failed).toMatchObject({
      state: 'failed',
      attempts: 1,
      problem: 'Set to fail as refused.',
      failedAt: expect.any(Number),
    })
    expect(sent).toMatchObject({ state: 'sent', sentAt: expect.any(Number), text: 'Text to ada.' })
  })

  test('Shows the name of the account that an email was sent to', async () => {
    const { shop } = env
    await shop.database.write(async (transaction) =>
      done(await insertUser(transaction, 'zoe@example.com', 'Zoë', shop.clock())),
    )
    expect((await list({ state: 'failed' })).map(({ to, name }) => [to, name])).toEqual([
      ['zoe@example.com', 'Zoë'],
    ])
  })

  test('Shows a secret text only in a demo without a mail server, and never after sending', async () => {
    const [secret, , , sentSecret] = await list()
    expect(secret).toMatchObject({ secret: true, text: 'Text to bob.' })
    expect(sentSecret).toMatchObject({ secret: true, text: null })
    const body = 'https://shop.example/reset'
    const row = { id: '', event: '', recipient: '', name: null, subject: '', body, orderId: null }
    const times = { createdAt: 0, sentAt: null, failedAt: null, attempts: 0, nextAttemptAt: 0 }
    const stored = {
      ...row,
      ...times,
      secret: 1,
      invoiceKind: null,
      invoiceNumber: null,
      lastError: null,
    } as const
    const textIn = (shop: Parameters<typeof toEmailResponse>[1]) => toEmailResponse(stored, shop).text
    expect(textIn({ showsSecretMessages: true })).toBe('https://shop.example/reset')
    expect(textIn({ showsSecretMessages: true, mail: new TestMail() })).toBeNull()
    expect(textIn({ showsSecretMessages: false })).toBeNull()
    expect(textIn({})).toBeNull()
  })

  const queries: Record<string, string>[] = [
    {},
    { sort: 'createdAt' },
    { state: 'waiting' },
    { search: 'ad' },
    { search: 'example' },
  ]
  test.each(queries)('Omits nothing when it is read in pages with %j', async (listQuery) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const answer = await ask({ ...listQuery, limit: '1', ...(after !== undefined && { after }) })
      seen.push(...answer.json<OutboxEmail[]>().map(({ subject }) => subject))
      after = answer.headers['x-next-cursor']?.toString()
    } while (after !== undefined)
    expect(seen).toEqual(await subjects(listQuery))
  })

  test('Refuses an invalid cursor', async () => {
    expect(refusalOf(await ask({ after: 'x' }))).toBe('CURSOR_INVALID')
  })

  test('Queues a failed email again once; other emails do not change', async () => {
    const [waiting, failed] = [(await list({ state: 'waiting' }))[0], (await list({ state: 'failed' }))[0]]
    const id = failed?._id ?? ''
    expect((await retry(id)).json()).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    expect((await retry(id)).json()).toMatchObject({ matchedCount: 1, modifiedCount: 0 })
    expect(await subjects({ state: 'failed' })).toEqual([])
    expect((await retry(waiting?._id ?? '')).json()).toMatchObject({ modifiedCount: 0 })
    expect(refusalOf(await retry('unknown'))).toBe('MESSAGE_NOT_FOUND')
  })
})
