import { expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { minuteMs } from '../../../platform/clock.ts'
import { granted } from '../../../testing/shop-contents.ts'
import { openTestShop } from '../../../testing/test-shop.ts'
import type { Transaction } from '../../database.ts'
import { describeOnEveryEngine } from '../../testing/engines.ts'
import { addToOutbox } from './add-to-outbox.ts'
import { claimMessage, giveUpMessage, postponeMessage } from './outbox.ts'

describeOnEveryEngine('A failed attempt to send an email', (engine) => {
  test('is noted on no other email, and not once another process has the lease', async () => {
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

    // The lease of the late one has ended with its postponement.
    await write((transaction) => postponeMessage(transaction, late, { ...retry, error: 'Again.' }))
    expect(await write((transaction) => giveUpMessage(transaction, late, 'No such box.', now))).toBe(false)
    expect(await stored('late')).toMatchObject({ last_error: 'Down.', failed_at: null })
    await shop.drop()
  })
})
