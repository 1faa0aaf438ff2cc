import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { addToOutbox, type Message } from '../../data/queries/emails/add-to-outbox.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { told } from '../../platform/stored-sentences.ts'
import { MailFailure } from '../../providers/mail/mail.ts'
import { addAdmin, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
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

  /** Puts an email into the outbox and returns its id. */
  const write = async (change: Partial<Message> = {}): Promise<string> => {
    const message = { event: 'booked:1', recipient: 'ada@example.com', subject: 'Hi', body: 'Hi.', ...change }
    granted(
      await shop.database.write(async (transaction) =>
        done(await addToOutbox(transaction, message, shop.clock())),
      ),
    )
    return (await stored(message.event)).id
  }
  const wiped = { body: '', html: null, layout: null }
  const stored = (event = 'booked:1') =>
    shop.database.read.selectFrom('outbox').where('event', '=', event).selectAll().executeTakeFirstOrThrow()
  const events = () => mail.taken.map(({ event }) => event)
  const roundFails = async (on: Shop = shop) => {
    await expect(sendEmails(on)).rejects.toThrow(MailFailure)
  }

  test('Sends an email once, and records it', async () => {
    await write({ layout: '{}' })
    await sendEmails(shop)
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([
      { event: 'booked:1', recipient: 'ada@example.com', subject: 'Hi', text: 'Hi.', html: null },
    ])
    // Drops the layout; admins read the text.
    expect(await stored()).toMatchObject({ sent_at: shop.clock(), attempts: 1, body: 'Hi.', layout: null })
  })

  test('Sends replies to the contact address that the owner has set, never to the sample’s', async () => {
    await write()
    await sendEmails(shop)
    const { value, version: from } = await readSection(shop, 'company')
    const company = { ...value, email: 'hello@shop.example' }
    granted(await changeSettings(shop, await addAdmin(shop), { section: 'company', value: company, from }))
    await write({ event: 'booked:2' })
    await sendEmails(shop)
    expect(mail.taken.map(({ replyTo }) => replyTo)).toEqual([undefined, 'hello@shop.example'])
  })

  test('Stores one email for each event', async () => {
    await write()
    await write({ subject: 'Again' })
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ subject: 'Hi' }])
  })

  test('Keeps emails queued without a mail server', async () => {
    await write()
    await sendEmails({ ...shop, mail: undefined })
    expect(await stored()).toMatchObject({ sent_at: null, attempts: 0 })
  })

  test('Sends each of a hundred emails once, even with two processes', async () => {
    const other: Shop = await shop.anotherProcess()
    for (let index = 0; index < 100; index += 1) {
      await write({ event: `booked:${index}`, recipient: `ada-${index}@example.com` })
    }
    await Promise.all([sendEmails(shop), sendEmails(other)])
    expect(events()).toHaveLength(100)
    expect(new Set(events()).size).toBe(100)
  })

  /**
   * Starts sending and pauses at the mail server.
   *
   * @returns a function that lets the sending finish.
   */
  async function beginSending(): Promise<() => Promise<void>> {
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    mail.before = () => {
      reached.resolve()
      return released.promise
    }
    const sending = sendEmails(shop)
    await reached.promise
    return async () => {
      released.resolve()
      await sending
    }
  }

  test('Leaves an email to the process that is sending it, however slow that process is', async () => {
    await write()
    const finishSending = await beginSending()
    shop.clock.moveBy(minuteMs)
    await sendEmails(await shop.anotherProcess())
    expect(mail.asked).toBe(1)
    await finishSending()
    expect(events()).toEqual(['booked:1'])
  })

  test('Sends an email again under the same event if the process crashed before recording it', async () => {
    await write()
    // The server accepts the email, but this process never continues.
    const crashing = new TestMail()
    const taken = Promise.withResolvers<void>()
    crashing.send = async (message) => {
      mail.taken.push(message)
      taken.resolve()
      await new Promise(() => undefined)
    }
    void sendEmails({ ...shop, mail: crashing })
    await taken.promise
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
    shop.clock.moveBy(5 * minuteMs)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1', 'booked:1'])
    expect(await stored()).toMatchObject({ sent_at: shop.clock() })
  })

  test('Retries an unavailable server after a minute, then after doubled waits, for three days', async () => {
    await write()
    const reached = shop.clock()
    mail.failing = 'unavailable'
    const waits: number[] = []
    for (;;) {
      await roundFails()
      const { next_attempt_at: next } = await stored()
      waits.push((next - shop.clock()) / minuteMs)
      await sendEmails(shop)
      shop.clock.moveBy(next - shop.clock())
      if (shop.clock() >= reached + 3 * dayMs) break
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240])
    expect(mail.asked).toBe(waits.length)
    await sendEmails(shop)
    expect(mail.asked).toBe(waits.length)
    expect(await stored()).toMatchObject({
      failed_at: reached + 3 * dayMs,
      last_error: 'Set to fail as unavailable.',
      sent_at: null,
    })
  })

  test('Tries an unavailable server once per round, and begins the next round with another email', async () => {
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

  test('Sends all queued emails once the server recovers', async () => {
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

  test('Gives up at once on a recipient that is refused permanently, while others get their emails', async () => {
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

  test('Sends the email later if the recipient is refused temporarily', async () => {
    await write()
    mail.failing = 'later'
    await sendEmails(shop)
    mail.failing = undefined
    shop.clock.moveBy(minuteMs)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
  })

  test('Does not send an expired email when a mail server is configured later', async () => {
    await write()
    shop.clock.moveBy(3 * dayMs)
    await sendEmails(shop)
    expect(mail.asked).toBe(0)
    const { failed_at, last_error } = await stored()
    expect(failed_at).toBe(shop.clock())
    expect(told(last_error ?? '')).toBe('Email could not be sent before this message expired.')
  })

  test('Gives up a thousand expired emails in batches, and sends a new email in the same round', async () => {
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
    // The shop expires at least two hundred emails per transaction; the fresh email needs some more transactions.
    expect(writes).toBeLessThan(10)
    const failed = await shop.database.read
      .selectFrom('outbox')
      .where('failed_at', 'is not', null)
      .select('id')
      .execute()
    expect(failed).toHaveLength(1_000)
    expect(await stored('old:7')).toMatchObject(wiped)
  })

  test('Does not let an email expire while another process sends it', async () => {
    await write({ uselessAt: shop.clock() + 1_000 })
    const finishSending = await beginSending()
    shop.clock.moveBy(2_000)
    await sendEmails(await shop.anotherProcess())
    expect(await stored()).toMatchObject({ failed_at: null })
    await finishSending()
    expect(await stored()).toMatchObject({ sent_at: shop.clock(), failed_at: null })
  })

  test('Sends an address thirty emails an hour and the rest later, but secret links and other addresses at once', async () => {
    for (let index = 0; index < 40; index += 1) await write({ event: `booked:${index}` })
    await write({ event: 'zoe', recipient: 'zoe@example.com' })
    await sendEmails(shop)
    expect(events().filter((event) => event !== 'zoe')).toHaveLength(30)
    // Sends other emails first: emails with secret links count, too, and emails of one instant are sent in any order.
    await write({ event: 'link', secret: true, uselessAt: shop.clock() + hourMs })
    await sendEmails(shop)
    expect(events().slice(31)).toEqual(['link'])
    for (let minutes = 0; minutes < 70; minutes += 1) {
      shop.clock.moveBy(minuteMs)
      await sendEmails(shop)
    }
    expect(events()).toHaveLength(42)
    expect(new Set(events()).size).toBe(42)
  })

  test('Sends a failed email only after an admin retries it', async () => {
    const id = await write()
    await write({ event: 'another that failed' })
    mail.failing = 'refused'
    await sendEmails(shop)
    mail.failing = undefined
    await sendEmails(shop)
    expect(granted(await retryEmail(shop, staff, id))).toBe(true)
    expect(granted(await retryEmail(shop, staff, id))).toBe(false)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
    expect(granted(await retryEmail(shop, staff, id))).toBe(false)
    await sendEmails(shop)
    expect(events()).toEqual(['booked:1'])
    expect(codeOf(await retryEmail(shop, staff, 'unknown'))).toBe('MESSAGE_NOT_FOUND')
    const changes = shop.database.read.selectFrom('changes').where('action', '=', 'mail.retried')
    expect(await changes.select('subject_id').execute()).toEqual([{ subject_id: id }])
  })

  test('Starts no further email once it is closed', async () => {
    await write()
    await write({ event: 'booked:2' })
    mail.before = async () => {
      mail.closed = true
    }
    await sendEmails(shop)
    expect(mail.asked).toBe(1)
  })

  const secret = { secret: true, layout: '{}', body: 'https://shop.example/reset?token=abc' }
  test('Wipes a secret email as soon as it is sent', async () => {
    await write({ ...secret, uselessAt: shop.clock() + hourMs })
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ text: secret.body }])
    expect(await stored()).toMatchObject(wiped)
  })

  test('Wipes a secret email that is refused permanently', async () => {
    const id = await write(secret)
    mail.failing = 'refused'
    await sendEmails(shop)
    expect(await stored()).toMatchObject(wiped)
    expect(codeOf(await retryEmail(shop, staff, id))).toBe('MESSAGE_WIPED')
  })

  test('Wipes a secret email unsent when its link expires', async () => {
    await write({ ...secret, uselessAt: shop.clock() + hourMs })
    await wipeSecretEmails(shop)
    expect(await stored()).toMatchObject({ body: secret.body })
    shop.clock.moveBy(hourMs)
    await wipeSecretEmails(shop)
    expect(await stored()).toMatchObject(wiped)
    await sendEmails(shop)
    expect(mail.asked).toBe(0)
  })

  test('Never wipes an email that is not secret', async () => {
    await write({ uselessAt: shop.clock() })
    await wipeSecretEmails(shop)
    expect(await stored()).toMatchObject({ body: 'Hi.' })
  })
})
