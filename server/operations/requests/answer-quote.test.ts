import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { anonymizeQuotes, findQuote } from '../../data/queries/quotes.ts'
import { listAnswers } from '../../data/queries/request-answers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { storedHtml } from '../emails/email-layout.ts'
import type { Caller } from '../shop.ts'
import { answerQuote } from './answer-quote.ts'
import { requestQuote } from './request-quote.ts'

const asked = {
  kind: 'quote',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Forty keys?',
  partId: null,
} as const
const yes = { text: 'Yes.\nThey hang here.\n\nBest, Kim', handled: true, idempotencyKey: undefined }

describeOnEveryEngine('Answering a request', (engine) => {
  let shop: TestShop
  let admin: Caller
  let id: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    id = granted(await requestQuote(shop, asked))
  })
  afterEach(() => shop.drop())

  const answers = () => listAnswers(shop.database.read, id)
  const isHandled = async () => (await findQuote(shop.database.read, id))?.handledAt !== null

  test('stores the text with its author and sends one email, which does not quote the request', async () => {
    const answerId = granted(await answerQuote(shop, admin, id, yes))
    expect(await answers()).toEqual([{ id: answerId, text: yes.text, at: shop.clock(), by: admin.email }])
    const [mail, ...others] = await storedMessages(shop, 'answer')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: asked.email, subject: 'Our answer to your request' })
    expect(mail?.body).toContain('Yes.\nThey hang here.\n\nBest, Kim')
    const stored = await shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'answer%')
      .select(['subject', 'body', 'layout'])
      .executeTakeFirstOrThrow()
    const html = storedHtml(stored)
    expect(html).toContain('<p>Yes.<br>They hang here.</p><p>Best, Kim</p>')
    for (const text of [stored.body, html]) {
      expect(text).not.toContain(asked.message)
      expect(text).not.toContain(asked.name)
    }
    expect(await isHandled()).toBe(true)
  })

  test('leaves the request open unless the answer closes it', async () => {
    granted(await answerQuote(shop, admin, id, { ...yes, handled: false }))
    expect(await isHandled()).toBe(false)
  })

  test('twenty times with one key stores one answer and sends one email', async () => {
    const send = () => answerQuote(shop, admin, id, { ...yes, idempotencyKey: 'a-key' })
    const sent = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(sent.map(granted)).size).toBe(1)
    expect(await answers()).toHaveLength(1)
    expect(await storedMessages(shop, 'answer')).toHaveLength(1)
    const other = { ...yes, text: 'No.', idempotencyKey: 'a-key' }
    expect(codeOf(await answerQuote(shop, admin, id, other))).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('by two admins keeps both answers', async () => {
    const other = await addAdmin(shop)
    const outcomes = await Promise.all([answerQuote(shop, admin, id, yes), answerQuote(shop, other, id, yes)])
    expect(outcomes.map(codeOf)).toEqual(['done', 'done'])
    expect((await answers()).map(({ by }) => by).toSorted()).toEqual([admin.email, other.email].toSorted())
  })

  test('is refused when the sender’s account is deleted, and the form keeps the text', async () => {
    granted(await answerQuote(shop, admin, id, yes))
    await shop.database.write(async (transaction) => done(await anonymizeQuotes(transaction, asked.email, 0)))
    expect(codeOf(await answerQuote(shop, admin, id, yes))).toBe('QUOTE_WITHOUT_ADDRESS')
    expect(codeOf(await answerQuote(shop, admin, 'unknown', yes))).toBe('QUOTE_NOT_FOUND')
    expect(await answers()).toMatchObject([{ text: yes.text }])
  })
})
