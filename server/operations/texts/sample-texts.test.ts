import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LanguageTag, languageTags } from '../../../contract/languages/languages.ts'
import type { TextPage } from '../../../contract/shop/texts.ts'
import { textPages } from '../../../contract/shop/texts.ts'
import { pageAddressOf } from '../../../web/app/render/page-address.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { textFactsOf } from '../../start/text-facts.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { findText } from './find-text.ts'
import { readMarkdown } from './read-markdown.ts'
import { sampleTexts } from './sample-texts.ts'
import { type TextFact, textFacts } from './text-context.ts'
import { textValues } from './text-values.ts'

// Object.keys returns exactly the keys of this literal.
const allFacts = new Set(Object.keys(textFacts) as TextFact[])
let shop: TestShop

beforeAll(async () => {
  await addLanguages()
  shop = await openTestShop(anyEngine)
})
afterAll(() => shop.drop())

async function shown(
  page: TextPage,
  facts: ReadonlySet<TextFact> = allFacts,
  language: LanguageTag = 'en',
): Promise<string> {
  return JSON.stringify((await findText(shop, facts, { page, language })).text)
}

const settings = {
  identity: { provider: 'built-in', google: false },
  cards: { publishableKey: '', sandbox: true },
  mail: false,
  extensions: [],
} as const

test('If the owner has not set return days, texts name the default period of withdrawal', async () => {
  const empty = await openTestShop(anyEngine, { isSample: false })
  const values = await textValues(empty, 'en')
  expect([values.get('return-days'), values.get('refund-days'), values.get('days-from')]).toEqual([
    '14',
    '14',
    '',
  ])
  await empty.drop()
})

describe.each(languageTags)('The texts of the sample in %s', (language) => {
  test.each(textPages)('need no correction when shown: %s', async (page) => {
    const context = { values: await textValues(shop, language), facts: allFacts, places: shop }
    const { tree, problems } = readMarkdown((await sampleTexts(page)).get(language) ?? '', context)
    expect(problems).toEqual([])
    expect(tree.lead.length).toBeGreaterThan(0)
    expect(await shown(page, allFacts, language)).not.toMatch(/\]\(|\{\{|\{#|only=/)
  })

  test.each(textPages)('link to pages of the shop that exist: %s', async (page) => {
    for (const [, address] of (await shown(page, allFacts, language)).matchAll(/"link":"(\/[^"]*)"/g))
      expect(pageAddressOf(address ?? '').path, address).toBe(address)
  })

  test('have values in their language', async () => {
    const delivery = await shown('delivery', allFacts, language)
    expect(delivery).toContain(
      { en: '(New York time)', de: '(Ortszeit New York)', fr: 'New York)' }[language],
    )
    expect(await shown('accessibility', allFacts, language)).toContain(
      { en: 'two working days', de: 'zwei Werktage', fr: 'deux jours ouvrés' }[language],
    )
    expect(delivery).toContain({ en: 'Germany', de: 'Deutschland', fr: 'Allemagne' }[language])
    expect(delivery).toContain({ en: 'US dollars', de: 'US-Dollar', fr: 'dollars des États-Unis' }[language])
  })
})

describe('The English texts of the sample', () => {
  test("ask the spec's six questions in their order, and answer all but product search", async () => {
    const { text } = await findText(shop, allFacts, { page: 'blog', language: 'en' })
    expect(text.sections.map(({ id, blocks }) => [id, blocks.length > 0])).toEqual([
      ['performance', true],
      ['state', true],
      ['prototypes', true],
      ['state-setters', true],
      ['product-search', false],
      ['unit-tests', true],
    ])
  })

  test('have code that fits on a phone, with lines of at most 33 characters', async () => {
    const { text } = await findText(shop, allFacts, { page: 'blog', language: 'en' })
    const code = text.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('code' in block ? block.code.split('\n') : [])),
    )
    expect(code.length).toBeGreaterThan(0)
    expect(code.filter((line) => line.length > 33)).toEqual([])
  })

  test('include a CV with education, skills and two websites', async () => {
    const { text } = await findText(shop, allFacts, { page: 'portfolio', language: 'en' })
    expect(text.title).toBe('Sam Sample')
    expect(text.sections.map(({ heading }) => heading)).toEqual([['Education'], ['Skills'], ['Websites']])
    expect(JSON.stringify(text).match(/"link":"https:/g)).toHaveLength(2)
  })

  test('agree with the settings', async () => {
    expect(await shown('returns')).toContain('within 30 days of its arrival')
    expect(await shown('delivery')).toContain(
      'paid before 14:00 (New York time) leaves on the same working day, a later one on the next. From there a parcel takes 3 to 7 working days, and up to 14 to the most distant of our 72 countries.',
    )
    expect(await shown('delivery')).toContain('in US dollars, for one piece')
    expect(await shown('delivery')).toContain('for 24 hours once you have started')
    expect(await shown('terms')).toContain('Truewheel Sample Company. Address')
  })

  test.each(['privacy', 'terms'] as const)('name who charges cards: %s', async (page) => {
    const sandbox = await shown(page, textFactsOf(settings))
    expect(sandbox).toContain('no real card')
    expect(sandbox).not.toContain('Stripe')
    const stripe = await shown(
      page,
      textFactsOf({ ...settings, cards: { publishableKey: '', sandbox: false } }),
    )
    expect(stripe).toContain('Stripe')
    expect(stripe).not.toContain('no real card')
  })

  test('name the recipients of personal data', async () => {
    const privacy = (change: Partial<Parameters<typeof textFactsOf>[0]>) =>
      shown('privacy', textFactsOf({ ...settings, ...change }))
    const plain = await privacy({})
    expect(plain).toContain('A picture that you upload is stored here')
    for (const none of [
      'Mail to you',
      'imgbb',
      'Firebase',
      'Google tells us',
      'deletes your account at once',
    ])
      expect(plain).not.toContain(none)
    expect(await privacy({ mail: true })).toContain('Our mail provider and yours carry these messages')
    expect(await privacy({ imgbb: true })).toContain('imgbb sees its network address')
    expect(await privacy({ imgbb: true })).not.toContain('is stored here')
    const extensions = ['deleteAccount']
    expect(await privacy({ extensions })).toContain('deletes your account at once')
    expect(await privacy({ extensions })).not.toContain('imgbb')
    expect(await privacy({ imgbb: true, extensions })).toContain('At imgbb they can only be deleted by hand')
    expect(await privacy({ identity: { provider: 'firebase', google: true } })).toContain(
      'Firebase stores your email, your password',
    )
    expect(await privacy({ identity: { provider: 'built-in', google: true } })).toContain(
      'Google tells us your name',
    )
    const demo = { provider: 'built-in', google: true, demoGoogle: true } as const
    expect(await privacy({ identity: demo })).not.toContain('Google tells us')
  })

  test('are not shown in a shop without sample data', async () => {
    const empty = await openTestShop(anyEngine, { isSample: false })
    expect(await findText(empty, allFacts, { page: 'terms', language: 'en' })).toEqual({
      state: 'unwritten',
      text: { lead: [], sections: [] },
    })
    await empty.drop()
  })
})
