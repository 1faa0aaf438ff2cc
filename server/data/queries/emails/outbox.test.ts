import { expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { minuteMs } from '../../../platform/clock.ts'
import { granted } from '../../../testing/shop-contents.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import type { Transaction } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { addToOutbox, worthSendingMs } from './add-to-outbox.ts'
import {
  claimMessage,
  deleteMessagesBefore,
  deleteMessagesTo,
  giveUpMessage,
  listDueMessages,
  markMessageSent,
  oldestWaitingAt,
  postponeMessage,
  retryEmail,
  takeBackMessage,
} from './outbox.ts'

describeOnEveryEngine('A failed attempt to send an email', (engine) => {
  test('is recorded only on its own email, and only by the process that holds the lease', async () => {
    const shop = await openTestShop(engine)
    const now = shop.clock()
    const write = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      granted(await shop.database.write(async (transaction) => done(await work(transaction))))
    const stored = (event: string) =>
      shop.database.read.selectFrom('outbox').where('event', '=', event).selectAll().executeTakeFirstOrThrow()
    const claimed = async (event: string) => {
      const email = { event, recipient: `${event}@example.com`, subject: 'Hi', body: 'Hi.' }
      await write((transaction) => addToOutbox(transaction, email, now))
      const { id } = await stored(event)
      const claim = await write((transaction) => claimMessage(transaction, id, now, now + minuteMs))
      return claim ?? expect.fail('not claimed')
    }
    const [late, refused] = [await claimed('late'), await claimed('refused')]
    await claimed('other')
    const other = await stored('other')

    const retry = { error: 'Down.', nextAttemptAt: now + 5 }
    await write((transaction) => postponeMessage(transaction, late, retry))
    expect(await write((transaction) => giveUpMessage(transaction, refused, 'No such box.', now))).toBe(true)
    expect(await stored('other')).toEqual(other)

    // The postponement has ended the email's lease.
    await write((transaction) => postponeMessage(transaction, late, { ...retry, error: 'Again.' }))
    expect(await write((transaction) => giveUpMessage(transaction, late, 'No such box.', now))).toBe(false)
    expect(await stored('late')).toMatchObject({ last_error: 'Down.', failed_at: null })

    // A failed email no longer waits. Only an untried email can be withdrawn.
    const later = { event: 'later', recipient: 'later@example.com', subject: 'Hi', body: 'Hi.' }
    await write((transaction) => addToOutbox(transaction, { ...later, notBefore: now + 9 }, now + 7))
    expect(await listDueMessages(shop.database.read, now + 8, 20)).toEqual([late.id])
    expect(await write((transaction) => takeBackMessage(transaction, 'other'))).toEqual({ state: 'told' })
    await shop.database.write(async ({ db }) =>
      done(await db.deleteFrom('outbox').where('event', 'in', ['late', 'other']).execute()),
    )
    expect(await oldestWaitingAt(shop.database.read)).toBe(now + 7)
    const dueAt = now + 9
    expect(await write((transaction) => takeBackMessage(transaction, 'later'))).toEqual({
      state: 'taken',
      dueAt,
    })
    expect(await write((transaction) => takeBackMessage(transaction, 'later'))).toEqual({ state: 'missing' })
    expect(await oldestWaitingAt(shop.database.read)).toBeUndefined()
    await shop.drop()
  })

  test('can be retried, while a sent email can be neither claimed nor given up', async () => {
    const shop = await openTestShop(engine)
    const now = shop.clock()
    const write = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      granted(await shop.database.write(async (transaction) => done(await work(transaction))))
    const claimed = async (event: string, secret = false) => {
      const email = { event, recipient: `${event}@example.com`, subject: 'Hi', body: 'Hi.', secret }
      await write((transaction) => addToOutbox(transaction, email, now))
      const [id = ''] = await listDueMessages(shop.database.read, now, 1)
      const claim = await write((transaction) => claimMessage(transaction, id, now, now + minuteMs))
      return claim ?? expect.fail('not claimed')
    }
    const sent = await claimed('sent')
    const [one, two, secret] = [await claimed('one'), await claimed('two'), await claimed('secret', true)]
    await write((transaction) => markMessageSent(transaction, sent.id, now))
    for (const email of [one, two, secret])
      await write((transaction) => giveUpMessage(transaction, email, 'No such box.', now))
    const later = now + 2 * minuteMs
    expect(await write((transaction) => giveUpMessage(transaction, sent, 'Late.', later))).toBe(false)
    expect(await write((transaction) => claimMessage(transaction, sent.id, later, later + 1))).toBeUndefined()

    const retried = []
    for (const { id } of [one, secret, sent])
      retried.push(await write((transaction) => retryEmail(transaction, id, later)))
    expect(retried).toEqual([true, false, false])
    await write((transaction) => deleteMessagesTo(transaction, 'sent@example.com', { waitingToo: true }))
    await write((transaction) => deleteMessagesBefore(transaction, now))
    const rows = await shop.database.read
      .selectFrom('outbox')
      .orderBy('id')
      .select(['event', 'attempts', 'failed_at', 'sent_at', 'give_up_at'])
      .execute()
    expect(rows).toEqual([
      { event: 'one', attempts: 0, failed_at: null, sent_at: null, give_up_at: later + worthSendingMs },
      { event: 'two', attempts: 1, failed_at: now, sent_at: null, give_up_at: now + worthSendingMs },
      { event: 'secret', attempts: 1, failed_at: now, sent_at: null, give_up_at: now + worthSendingMs },
    ])
    await shop.drop()
  })
})
