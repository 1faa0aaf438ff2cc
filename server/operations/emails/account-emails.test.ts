import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
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

  test('A new password is set behind a link that carries its secret where no server sees it', async () => {
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

  test('Once it is sent, the secret is nowhere in the shop any more', async () => {
    await write((transaction) => emails().resetPassword(transaction, ada, link()))
    await write((transaction) => emails().verifyAddress(transaction, ada, link()))
    await sendEmails(shop)
    expect(mail.taken).toHaveLength(2)
    expect(JSON.stringify(await stored())).not.toContain('the-secret')
  })

  test('An address is proved by a link, and who did not make the account is told how to take it over', async () => {
    await write((transaction) => emails().verifyAddress(transaction, ada, link()))
    await sendEmails(shop)
    expect(mail.taken[0]?.text).toContain('http://localhost/verify-address#token=the-secret\n')
    expect(mail.taken[0]?.text).toContain('http://localhost/forgot-password\n')
  })

  test('A refused sign-up is told to the owner of the address, with the ways in', async () => {
    await write((transaction) => emails().signUpRefused(transaction, ada))
    await sendEmails(shop)
    expect(mail.taken).toMatchObject([{ recipient: ada.email, subject: 'You already have an account' }])
    expect(mail.taken[0]?.text).toContain('http://localhost/forgot-password')
  })

  test('Who asks again gets another email', async () => {
    for (let time = 0; time < 2; time += 1) {
      await write((transaction) => emails().resetPassword(transaction, ada, link()))
    }
    expect(await stored()).toHaveLength(2)
  })

  test.each([
    [true, false],
    [false, true],
  ])(
    'A changed password is told; where the address was proven is %s, the emptied profile is %s',
    async (proven, told) => {
      await write((transaction) => emails().passwordChanged(transaction, ada, proven))
      await sendEmails(shop)
      expect(mail.taken).toMatchObject([{ recipient: ada.email, subject: 'Your password was changed' }])
      expect(
        mail.taken[0]?.text.includes('someone else may have filled in your profile. It is emptied'),
      ).toBe(told)
    },
  )
})
