import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { addToOutbox, type Message } from '../../data/queries/emails/outbox.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { MailFailure } from '../../providers/mail/mail.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Shop } from '../shop.ts'
import { retryEmail } from './retry-email.ts'
import { sendEmails, wipeSecretEmails } from './send-emails.ts'

const dayMs = 24 * hourMs

describeOnEveryEngine('The outbox', (engine) => {
  let shop: TestShop
  let mail: TestMail
  beforeEach(async () => {
    mail = new TestMail()
    shop = await openTestShop(engine, { mail })
  })
  afterEach(() => shop.drop())

  /** Puts a message into the outbox; answers its id. */
  const write = async (change: Partial<Message> = {}): Promise<string> => {
    const message = { event: 'booked:1', recipient: 'ada@example.com', subject: 'Hi', body: 'Hi.', ...change }
    granted(
      await shop.database.write(async (transaction) =>
        done(await addToOutbox(transaction, message, shop.clock())),
      ),
    )
    return (await stored(message.event)).id
  }
  const wiped = { body: '', html: null }
  const stored = (event = 'booked:1') =>
    shop.database.read.selectFrom('outbox').where('event', '=', event).selectAll().executeTakeFirstOrThrow()
  const events = () => mail.taken.map(({ event }) => event)
  const roundFails = async (on: Shop = shop) => {
    await expect(sendEmails(on)).rejects.toThrow(MailFailure)
  }

  test('A message is sent once, and that is noted', async () => {
    await write({ html: '<p>Hi.</p>' })
    await sendEmails(shop)
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([
      { event: 'booked:1', recipient: 'ada@example.com', subject: 'Hi', text: 'Hi.', html: '<p>Hi.</p>' },
    ])
    // Nobody looks at the page any more; admins read the text.
    expect(await stored()).toMatchObject({ sent_at: shop.clock(), attempts: 1, body: 'Hi.', html: null })
  })

  test('A second message for the same event is never written', async () => {
    await write()
    await write({ subject: 'Again' })
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ subject: 'Hi' }])
  })

  test('Without a mail server messages stay as they are', async () => {
    await write()
    await sendEmails({ ...shop, mail: undefined })
    expect(await stored()).toMatchObject({ sent_at: null, attempts: 0 })
  })

  test('Each of a hundred messages is sent once by two processes that send at the same time', async () => {
    const other: Shop = await shop.anotherProcess()
    for (let index = 0; index < 100; index += 1) {
      await write({ event: `booked:${index}`, recipient: `ada-${index}@example.com` })
    }
    await Promise.all([sendEmails(shop), sendEmails(other)])
    expect(events()).toHaveLength(100)
    expect(new Set(events()).size).toBe(100)
  })

  /** Sends as far as the mail server, which takes its time; what is answered lets it go on, to the end. */
  async function beginSending(): Promise<() => Promise<void>> {
    const begun = Promise.withResolvers<void>()
    const going = Promise.withResolvers<void>()
    mail.before = () => {
      begun.resolve()
      return going.promise
    }
    const sending = sendEmails(shop)
    await begun.promise
    return async () => {
      going.resolve()
      await sending
    }
  }

  test('What another process is sending is left to it, however slow it is', async () => {
    await write()
    const transferToVerifiedOwner = await beginSending()
    shop.clock.moveBy(minuteMs)
    await sendEmails(await shop.anotherProcess())
    expect(mail.asked).toBe(1)
    await transferToVerifiedOwner()
    expect(events()).toEqual(['booked:1'])
  })

  test('When a process dies before it has noted that a message is sent, it is sent again under the same event', async () => {
    await write()
    // The server takes the message, and nothing of that process runs after it.
    const dying = new TestMail()
    const taken = Promise.withResolvers<void>()
    dying.send = async (message) => {
      mail.taken.push(message)
      taken.resolve()
      await new Promise(() => undefined)
    }
    void sendEmails({ ...shop, mail: dying })
    await taken.promise
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
    shop.clock.moveBy(5 * minuteMs)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1', 'booked:1'])
    expect(await stored()).toMatchObject({ sent_at: shop.clock() })
  })

  test('A server that is down is tried again after a minute, then after twice as long each time, for three days', async () => {
    await write()
    const begun = shop.clock()
    mail.failing = 'unavailable'
    const waits: number[] = []
    for (;;) {
      await roundFails()
      const { next_attempt_at: next } = await stored()
      waits.push((next - shop.clock()) / minuteMs)
      await sendEmails(shop)
      shop.clock.moveBy(next - shop.clock())
      if (shop.clock() >= begun + 3 * dayMs) break
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240])
    expect(mail.asked).toBe(waits.length)
    await sendEmails(shop)
    expect(mail.asked).toBe(waits.length)
    expect(await stored()).toMatchObject({
      failed_at: begun + 3 * dayMs,
      last_error: 'Told to be unavailable.',
      sent_at: null,
    })
  })

  test('A server that is down is asked once in a round, and the next round begins with another message', async () => {
    await write({ event: 'booked:1' })
    shop.clock.moveBy(1)
    await write({ event: 'booked:2' })
    mail.failing = 'unavailable'
    await roundFails()
    expect(mail.asked).toBe(1)
    expect([(await stored('booked:1')).attempts, (await stored('booked:2')).attempts]).toEqual([1, 0])
    await roundFails()
    expect((await stored('booked:2')).attempts).toBe(1)
  })

  test('A server that is back gets everything', async () => {
    await write()
    mail.failing = 'unavailable'
    await roundFails()
    mail.failing = undefined
    shop.clock.moveBy(minuteMs)
    await write({ event: 'booked:2' })
    await sendEmails(shop)
    expect(events().toSorted()).toEqual(['booked:1', 'booked:2'])
    expect(await stored()).toMatchObject({ last_error: null, attempts: 2 })
  })

  test('A recipient who is refused for good is given up at once, and the others get theirs', async () => {
    await write()
    await write({ event: 'booked:2', recipient: 'zoe@example.com' })
    mail.before = async ({ recipient }) => {
      if (recipient === 'ada@example.com') throw new MailFailure('refused', 'No such person (550).')
    }
    await sendEmails(shop)
    shop.clock.moveBy(dayMs)
    await sendEmails(shop)
    expect([mail.asked, events()]).toEqual([2, ['booked:2']])
    expect(await stored()).toMatchObject({ last_error: 'No such person (550).', sent_at: null })
    expect((await stored()).failed_at).not.toBeNull()
  })

  test('A recipient who is refused for now gets the message later', async () => {
    await write()
    mail.failing = 'later'
    await sendEmails(shop)
    mail.failing = undefined
    shop.clock.moveBy(minuteMs)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
  })

  test('What has lain there for longer than it is of use is not sent when mail is set up at last', async () => {
    await write()
    shop.clock.moveBy(3 * dayMs)
    await sendEmails(shop)
    expect(mail.asked).toBe(0)
    expect(await stored()).toMatchObject({
      failed_at: shop.clock(),
      last_error: 'Mail could not be sent before this message expired.',
    })
  })

  test('A thousand messages that are of no use are given up a few hundred at a time, and a fresh one goes at once', async () => {
    for (let index = 0; index < 1_000; index += 1) await write({ event: `old:${index}`, secret: index === 7 })
    shop.clock.moveBy(3 * dayMs)
    await write({ event: 'fresh' })
    let writes = 0
    const database = new Proxy(shop.database, {
      get: (target, name) => {
        if (name === 'write') writes += 1
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await sendEmails({ ...shop, database })
    expect(events()).toEqual(['fresh'])
    // Two hundred at a time at least, and what the fresh one takes.
    expect(writes).toBeLessThan(10)
    const over = await shop.database.read
      .selectFrom('outbox')
      .where('failed_at', 'is not', null)
      .select('id')
      .execute()
    expect(over).toHaveLength(1_000)
    expect(await stored('old:7')).toMatchObject(wiped)
  })

  test('What another process hands over is not given up under its hands', async () => {
    await write({ uselessAt: shop.clock() + 1_000 })
    const transferToVerifiedOwner = await beginSending()
    shop.clock.moveBy(2_000)
    await sendEmails(await shop.anotherProcess())
    expect(await stored()).toMatchObject({ failed_at: null })
    await transferToVerifiedOwner()
    expect(await stored()).toMatchObject({ sent_at: shop.clock(), failed_at: null })
  })

  test('An address gets thirty messages an hour and the others later, while other addresses and links go at once', async () => {
    for (let index = 0; index < 40; index += 1) await write({ event: `booked:${index}` })
    await write({ event: 'zoe', recipient: 'zoe@example.com' })
    await write({ event: 'link', secret: true, uselessAt: shop.clock() + hourMs })
    await sendEmails(shop)
    expect(events()).toHaveLength(32)
    expect(events()).toEqual(expect.arrayContaining(['zoe', 'link']))
    for (let minutes = 0; minutes < 70; minutes += 1) {
      shop.clock.moveBy(minuteMs)
      await sendEmails(shop)
    }
    expect(events()).toHaveLength(42)
    expect(new Set(events()).size).toBe(42)
  })

  test('A message that was given up is sent when an admin has it tried again, and only then', async () => {
    const id = await write()
    mail.failing = 'refused'
    await sendEmails(shop)
    mail.failing = undefined
    await sendEmails(shop)
    expect(granted(await retryEmail(shop, id))).toBe(true)
    expect(granted(await retryEmail(shop, id))).toBe(false)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
    expect(granted(await retryEmail(shop, id))).toBe(false)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
    expect(codeOf(await retryEmail(shop, 'never-was'))).toBe('MESSAGE_NOT_FOUND')
  })

  test('A message that is stopped for begins no other', async () => {
    await write()
    await write({ event: 'booked:2' })
    mail.before = async () => {
      mail.closed = true
    }
    await sendEmails(shop)
    expect(mail.asked).toBe(1)
  })

  const secret = { secret: true, html: '<a>link</a>', body: 'https://shop.example/reset?token=abc' }
  test('A secret message is wiped as soon as it is sent', async () => {
    await write({ ...secret, uselessAt: shop.clock() + hourMs })
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ text: secret.body, html: secret.html }])
    expect(await stored()).toMatchObject(wiped)
  })

  test('A secret message is wiped when it is refused for good', async () => {
    const id = await write(secret)
    mail.failing = 'refused'
    await sendEmails(shop)
    expect(await stored()).toMatchObject(wiped)
    expect(codeOf(await retryEmail(shop, id))).toBe('MESSAGE_WIPED')
  })

  test('A secret message is wiped when its link is of no use any more, and is not sent', async () => {
    await write({ ...secret, uselessAt: shop.clock() + hourMs })
    await wipeSecretEmails(shop)
    expect(await stored()).toMatchObject({ body: secret.body })
    shop.clock.moveBy(hourMs)
    await wipeSecretEmails(shop)
    expect(await stored()).toMatchObject(wiped)
    await sendEmails(shop)
    expect(mail.asked).toBe(0)
  })

  test('What is no secret is wiped by nothing', async () => {
    await write({ uselessAt: shop.clock() })
    await wipeSecretEmails(shop)
    expect(await stored()).toMatchObject({ body: 'Hi.' })
  })
})
