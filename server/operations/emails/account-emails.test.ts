import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { done } from '../../../domain/outcome.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import type { Transaction } from '../../data/database.ts'
import { setLanguage } from '../../data/queries/accounts/languages.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { runForRequest } from '../../platform/request-context.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { addAdmin, addCustomer, granted } from '../../testing/shop-contents.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { accountEmails } from './account-emails.ts'
import { sendEmails } from './send-emails.ts'

const ada = { email: 'ada@example.com' }

describeOnEveryEngine('Emails about an account', (engine) => {
  let shop: TestShop
  let mail: TestMail
  beforeEach(async () => {
    mail = new TestMail()
    shop = await openTestShop(engine, { mail })
  })
  afterEach(() => shop.drop())

  const link = () => ({ token: 'the-secret', expiresAt: shop.clock() + hourMs })
  async function write(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    await shop.database.write(async (transaction) => done(await work(transaction)))
  }
  const emails = () => accountEmails(shop)
  const stored = () => shop.database.read.selectFrom('outbox').selectAll().execute()

  test('The link to reset a password has its token in the fragment, which no server sees', async () => {
    await write((transaction) => emails().resetPassword(transaction, ada, link()))
    expect(await stored()).toMatchObject([{ secret: 1, give_up_at: shop.clock() + hourMs }])
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ recipient: ada.email, subject: 'Set a new password' }])
    expect(mail.taken[0]?.text).toContain(
      'Set a new password:\nhttp://localhost/reset-password#token=the-secret&email=ada%40example.com\n',
    )
    expect(mail.taken[0]?.html).toContain(
      'href="http://localhost/reset-password#token=the-secret&amp;email=ada%40example.com"',
    )
  })

  const atPageIn = (language: LanguageTag, work: () => Promise<void>) =>
    runForRequest({ requestId: 'r1', address: '127.0.0.1', span: undefined, language }, work)

  test('A code is in the language of the page, and a report in that of the account, whose page a stranger may use', async () => {
    await addLanguages()
    const customer = await addCustomer(shop)
    await write((transaction) => setLanguage(transaction, customer.userId, 'fr'))
    const code = { code: '123456', expiresAt: shop.clock() + hourMs }
    await atPageIn('de', async () => {
      await write((transaction) => emails().signInCode(transaction, customer, code))
      await write((transaction) => emails().passwordReplaced(transaction, customer))
      await write((transaction) => emails().passwordReplaced(transaction, ada))
    })
    await write((transaction) => emails().signInCode(transaction, customer, code))
    await sendEmails(shop)
    expect(mail.taken.map(({ subject }) => subject).toSorted()).toEqual([
      'Ihr Code zum Anmelden',
      'Ihr Passwort wurde geändert',
      'Votre code de connexion',
      'Votre mot de passe a été modifié',
    ])
  })

  test("The email about a deleted account uses the shop's name from the owner's settings", async () => {
    const company = { ...sampleSettings.company, name: 'Oficina' }
    const change = { section: 'company', value: company, from: null } as const
    granted(await changeSettings(shop, await addAdmin(shop), change))
    const customer = await addCustomer(shop)
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, customer.userId)))
    await sendEmails(shop)
    const text = mail.taken.find(({ recipient }) => recipient === customer.email)?.text
    expect(text).toContain('Oficina')
    expect(text).not.toContain('Truewheel')
  })

  test('The token of a link is deleted once the email is sent', async () => {
    await write((transaction) => emails().resetPassword(transaction, ada, link()))
    await write((transaction) => emails().verifyAddress(transaction, ada, link()))
    await sendEmails(shop)
    expect(mail.taken).toHaveLength(2)
    expect(JSON.stringify(await stored())).not.toContain('the-secret')
  })

  test('The verification email has one link to verify the address, and one to claim an account that someone else created', async () => {
    await write((transaction) => emails().verifyAddress(transaction, ada, link()))
    await sendEmails(shop)
    expect(mail.taken[0]?.text).toContain('http://localhost/verify-address#token=the-secret\n')
    expect(mail.taken[0]?.text).toContain('http://localhost/forgot-password\n')
  })

  test('The owner of an address gets an email about a refused sign-up, with the ways to sign in', async () => {
    await write((transaction) => emails().signUpRefused(transaction, ada))
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ recipient: ada.email, subject: 'You already have an account' }])
    expect(mail.taken[0]?.text).toContain('http://localhost/forgot-password')
  })

  test('A second request for an email sends another email', async () => {
    for (let time = 0; time < 2; time += 1) {
      await write((transaction) => emails().resetPassword(transaction, ada, link()))
    }
    expect(await stored()).toHaveLength(2)
  })

  test.each([
    [true, false],
    [false, true],
  ])(
    'A changed password is confirmed by email; with a verified address (%s), it mentions a cleared profile (%s)',
    async (proven, mentionsProfile) => {
      await write((transaction) => emails().passwordChanged(transaction, ada, proven))
      await sendEmails(shop)
      expect(mail.taken).toMatchObject([{ recipient: ada.email, subject: 'Your password was changed' }])
      expect(
        mail.taken[0]?.text.includes('someone else may have filled in your profile. It is emptied'),
      ).toBe(mentionsProfile)
    },
  )

  test('A password changed on the page Account is confirmed by an email, which says what to do if it was someone else', async () => {
    await write((transaction) => emails().passwordReplaced(transaction, ada))
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ recipient: ada.email, subject: 'Your password was changed' }])
    expect(mail.taken[0]?.text).toContain('http://localhost/dashboard/account')
    expect(mail.taken[0]?.text).toContain('http://localhost/forgot-password')
  })

  test('An email reports a changed passkey, and says what to do if it was someone else', async () => {
    await write((transaction) => emails().passkeyAdded(transaction, ada))
    await write((transaction) => emails().passkeyRemoved(transaction, ada))
    await sendEmails(shop)
    expect(mail.taken.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ])
    for (const { text } of mail.taken) {
      expect(text).toContain('http://localhost/dashboard/account')
      expect(text).toContain('http://localhost/forgot-password')
    }
  })

  test("An email reports a used recovery code to its owner and to the shop's admin", async () => {
    const withAdmin = accountEmails({ ...shop, adminEmail: 'owner@example.com' })
    await write((transaction) => withAdmin.recoveryCodeUsed(transaction, ada, 2))
    await write((transaction) => emails().secondFactorChanged(transaction, ada, true))
    await sendEmails(shop)
    expect(mail.taken.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ada.email, 'A recovery code of your account was used'],
      ['owner@example.com', 'A recovery code was used to log in'],
      [ada.email, 'Your account now logs in with two steps'],
    ])
    expect(mail.taken[0]?.text).toContain('2 codes are left.')
    expect(mail.taken[1]?.text).toContain(ada.email)
  })
})
