import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '../../contract/languages/said.ts'
import { done } from '../../domain/outcome.ts'
import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import type { Transaction } from '../../server/data/database.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { accountEmails } from '../../server/operations/emails/account-emails.ts'
import { type Email, htmlPage, plainText } from '../../server/operations/emails/email.ts'
import { type StoredEmail, storedHtml } from '../../server/operations/emails/email-layout.ts'
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts'
import { englishIn, fixedTextsIn, pseudoLanguage } from './pseudo-language.ts'
import { pseudo } from './pseudo-text.ts'
import { sampleCompanyEmails } from './sample-company-emails.ts'
import { sampleEmails } from './sample-emails.ts'
import { mailing } from './sample-orders.ts'
import { sampleSignInEmails } from './sample-sign-in-emails.ts'

const samples = new Map([
  ...Object.entries(sampleEmails),
  ...Object.entries(sampleSignInEmails),
  ...Object.entries(sampleCompanyEmails),
])
const folder = join(import.meta.dirname, '../../server/operations/emails')
const stationery = { shopName: 'Ñ 12', opening: '', signature: '' }

const to = { email: 'ñ@shop.example' }
const link = { token: 'secret', expiresAt: Date.UTC(2026, 10, 26, 12) }
type Emails = ReturnType<typeof accountEmails>
/** Makes each email about an account, in each of its forms. */
const calls: {
  readonly [Name in keyof Emails]: (emails: Emails, transaction: Transaction) => readonly Promise<void>[]
} = {
  resetPassword: (emails, transaction) => [emails.resetPassword(transaction, to, link)],
  verifyAddress: (emails, transaction) => [emails.verifyAddress(transaction, to, link)],
  signInCode: (emails, transaction) => [emails.signInCode(transaction, to, { ...link, code: '123456' })],
  takenOverByCode: (emails, transaction) => [emails.takenOverByCode(transaction, to)],
  passwordAdded: (emails, transaction) => [emails.passwordAdded(transaction, to)],
  signUpRefused: (emails, transaction) => [emails.signUpRefused(transaction, to)],
  passwordChanged: (emails, transaction) => [
    emails.passwordChanged(transaction, to, true),
    emails.passwordChanged(transaction, to, false),
  ],
  passwordReplaced: (emails, transaction) => [emails.passwordReplaced(transaction, to)],
  passkeyAdded: (emails, transaction) => [emails.passkeyAdded(transaction, to)],
  passkeyRemoved: (emails, transaction) => [emails.passkeyRemoved(transaction, to)],
  secondFactorChanged: (emails, transaction) => [emails.secondFactorChanged(transaction, to, true)],
  recoveryCodeUsed: (emails, transaction) => [emails.recoveryCodeUsed(transaction, to, 2)],
}

/** Emails about accounts, which only exist as the outbox stores them. */
let stored: readonly StoredEmail[] = []
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop(anyEngine)
  const emails = accountEmailsInPseudo()
  await shop.database.write(async (transaction) => {
    for (const call of Object.values(calls)) for (const written of call(emails, transaction)) await written
    return done(null)
  })
  const rows = await shop.database.read.selectFrom('outbox').select(['subject', 'body', 'layout']).execute()
  stored = rows.map(({ layout, ...row }) => ({ ...row, layout: layout ?? '' }))
})
afterAll(() => shop.drop())

function accountEmailsInPseudo(): Emails {
  const company = { ...sampleSettings.company, name: stationery.shopName }
  const settings = {
    languages: { standard: pseudoLanguage },
    wordingIn: () => mailing.settings,
    readWithin: async () => ({ ...sampleSettings, company }),
  }
  return accountEmails({
    ...shop,
    // Stored settings cannot name a language that the shop does not offer.
    settings: settings as unknown as TestShop['settings'],
  })
}

function storedParts(email: StoredEmail): readonly string[] {
  return [email.subject, email.body, withoutTags(storedHtml(email) ?? '')]
}

/** Returns the exported functions of a module that return an email. */
function makersIn(source: string): string[] {
  return source
    .split(/^export function /m)
    .slice(1)
    .filter((part) => {
      const end = part.search(/^.*\): [^\n]*\{$/m)
      return /\): Email \{$/.test(part.slice(end).split('\n', 1)[0] ?? '')
    })
    .map((part) => part.slice(0, part.indexOf('(')))
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '\n').replace(/&#?\w+;/g, ' ')
}

function partsOf(email: Email): readonly string[] {
  return [email.subject, plainText(email, stationery), withoutTags(htmlPage(email, stationery))]
}

test('Each function that makes an email has a sample', () => {
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const makers = sources.flatMap((name) => makersIn(readFileSync(join(folder, name), 'utf8')))
  expect(makers.toSorted()).toEqual([...samples.keys()].toSorted())
})

test.each([...samples])('%s has no English words in another language', (_, make) => {
  const emails = make()
  expect(emails.length).toBeGreaterThan(0)
  for (const email of emails) {
    expect(email.language).toBe(pseudoLanguage)
    expect(englishIn(partsOf(email))).toEqual([])
  }
})

test('Emails about an account have no English words in another language, as they are stored and sent', () => {
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(accountEmailsInPseudo()).toSorted())
  expect(stored).toHaveLength(14)
  for (const email of stored) {
    expect(storedHtml(email)).toContain(`lang="${pseudoLanguage}"`)
    expect(englishIn(storedParts(email))).toEqual([])
  }
})

test('Each fixed text of emails is in one of these', async () => {
  const made = [...samples.values()].flatMap((make) => make().flatMap(partsOf))
  const written = [...made, ...stored.flatMap(storedParts)].join('\n')
  const modules = await Promise.all(
    readdirSync(folder)
      // The texts of sending are why an email was not sent; the desk shows them.
      .filter((name) => /-texts\.ts$/.test(name) && name !== 'sending-texts.ts')
      .map((name): Promise<object> => import(join(folder, name))),
  )
  const texts = modules.flatMap((module) =>
    Object.values(module).flatMap((english) => fixedTextsIn(inLanguage(english, pseudoLanguage))),
  )
  expect(texts.filter((text) => !written.includes(text))).toEqual([])
})

test('English words in a subject, a paragraph, a label or a link are found, also as a part of a sentence', () => {
  const texts = { found: (what: string) => `We found ${what}.` }
  const [email] = samples.get('profileResetEmail')?.() ?? []
  if (!email) throw new Error('A sample is missing')
  const flawed: Email = {
    ...email,
    subject: 'Your profile',
    paragraphs: [pseudo(texts, { quotes: true }).found('2 pieces')],
    facts: [['Order', 'Ñ 1']],
    link: { text: 'See it', address: 'https://shop.example/orders' },
  }
  const found = englishIn([flawed.subject, plainText(flawed, stationery)])
  expect(found).toMatchObject(['Your profile', expect.stringContaining('pieces'), 'Order: Ñ 1', 'See it:'])
  expect(englishIn([withoutTags(htmlPage(flawed, stationery))])).toHaveLength(5)
})
