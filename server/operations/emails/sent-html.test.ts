import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething } from '../../testing/buying.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendEmails } from './send-emails.ts'

describeOnEveryEngine('The HTML of an email', (engine) => {
  let shop: TestShop
  let mail: TestMail
  beforeEach(async () => {
    mail = new TestMail()
    shop = await openTestShop(engine, { mail })
  })
  afterEach(() => shop.drop())

  const stored = () =>
    shop.database.read.selectFrom('outbox').select(['body', 'html', 'layout']).executeTakeFirstOrThrow()

  test('is not stored but made when it is sent; its text stays', async () => {
    await bookSomething(shop)
    const { body, html, layout } = await stored()
    expect([html, (layout ?? '').length]).toEqual([null, expect.toSatisfy((length) => length < 200)])
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ text: body, html: expect.stringMatching(/^<!doctype html>.*Pay/s) }])
    expect(await stored()).toEqual({ body, html: null, layout: null })
  })

  test('that an earlier version stored is sent as it is', async () => {
    await bookSomething(shop)
    const old = { html: '<p>Hi.</p>', layout: null }
    await shop.database.autocommit.updateTable('outbox').set(old).execute()
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ html: '<p>Hi.</p>' }])
  })
})
