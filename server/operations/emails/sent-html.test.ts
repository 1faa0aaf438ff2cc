import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
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

  test('is not stored but generated at the sending; the text of the email is stored', async () => {
    await bookSomething(shop)
    const { body, html, layout } = await stored()
    expect([html, (layout ?? '').length]).toEqual([null, expect.toSatisfy((length) => length < 200)])
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ text: body, html: expect.stringMatching(/^<!doctype html>.*Pay/s) }])
    expect(await stored()).toEqual({ body, html: null, layout: null })
  })

  test('breaks a long name at hyphens of the owner’s language, while text and title contain no hyphens', async () => {
    const { money } = await shop.settings.read()
    const value = { ...money, locale: 'de-DE' }
    granted(await changeSettings(shop, await addAdmin(shop), { section: 'money', value, from: null }))
    const name = 'Drehmomentschlüsselsatz'
    await bookSomething(shop, { name })
    await sendEmails(shop)
    const whole = expect.stringContaining(name)
    expect(mail.taken).toMatchObject([{ subject: whole, text: whole }])
    const html = mail.taken[0]?.html
    expect(html).toMatch(new RegExp(`<title>[^<]*${name}</title>`))
    expect(html).toMatch(/<h1[^>]*>[^<]*Dreh\u00admo\u00adment\u00adschlüs\u00adsel\u00adsatz/)
    expect(html).toMatch(/<p>[^<]*Dreh\u00admo/)
  })

  test('is sent as it is if an earlier version has stored it', async () => {
    await bookSomething(shop)
    const old = { html: '<p>Hi.</p>', layout: null }
    await shop.database.autocommit.updateTable('outbox').set(old).execute()
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ html: '<p>Hi.</p>' }])
  })
})
