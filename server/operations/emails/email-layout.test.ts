import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hyphenationIn } from '../../platform/hyphenate.ts'
import type { Email, Stationery } from './email.ts'
import { htmlPage } from './email.ts'
import { storedHtml, toStoredEmail } from './email-layout.ts'

const text = fc.oneof(fc.string(), fc.constantFrom('', '\n\n', ': ', 'a\nb\n\nc:\nd', '🔧 <b> & ü'))
const pair = fc.tuple(text, text)
const link = fc.record({ text, address: text })
const emails: fc.Arbitrary<Email> = fc.record(
  {
    language: fc.constantFrom(undefined, 'de', 'fr'),
    subject: text,
    paragraphs: fc.array(text),
    facts: fc.array(pair),
    link,
    further: link,
    closing: fc.array(text),
  },
  { requiredKeys: ['language', 'subject', 'paragraphs'] },
)
const stationeries: fc.Arbitrary<Stationery> = fc.record({ shopName: text, opening: text, signature: text })

test('A stored email always gives the same HTML, whatever text people wrote into it', () => {
  fc.assert(
    fc.property(emails, stationeries, (email, stationery) => {
      expect(storedHtml(toStoredEmail(email, stationery))).toBe(htmlPage(email, stationery))
    }),
  )
})

test.each([
  ['no layout', 'Hi.\n', null],
  ['a layout of another text', 'Hi there.\n', { paragraphs: [3] }],
  ['an erased text', '', { paragraphs: [3] }],
  ['a layout of another version', 'Hi.\n', { paragraphs: 'all' }],
])('An email with %s is sent as plain text only', (_what, body, changed) => {
  const plain = { shopName: 'S', opening: 0, paragraphs: [], facts: [], closing: [], signature: 0 }
  const layout = changed && JSON.stringify({ ...plain, ...changed })
  expect(storedHtml({ subject: 'Hi', body, layout })).toBeNull()
})

test('Long words break between syllables: earlier in a value, and never in an address', async () => {
  const written: Email = {
    language: 'de',
    subject: 'Innenlagerwerkzeugsatz',
    paragraphs: ['Der Zentrierständer passt zu Innenlagerwerkzeugsatz.'],
    facts: [
      ['Werkzeug', 'Zentrierständer'],
      ['E-Mail', 'konstantinopolitanerin@werkstatt.example'],
    ],
  }
  const email = toStoredEmail(written, { shopName: 'Werkstatt', opening: '', signature: '' })
  const html = storedHtml(email, await hyphenationIn('de'))
  const broken = 'In­nen­la­ger­werk­zeug­satz'.replace('In­', 'In')
  expect(html).toContain(`<p>Der Zentrierständer passt zu ${broken}.</p>`)
  expect(html).toContain('>Zen­trier­stän­der</td>')
  expect(html).toContain('>konstantinopolitanerin@werkstatt.example</td>')
})
