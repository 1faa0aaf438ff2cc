// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addItem } from '../../../../contract/catalogue/managed-items.ts'
import { addTool, changeTool } from '../../../../contract/catalogue/tools.ts'
import { type LanguageTag, namedLanguage } from '../../../../contract/languages/languages.ts'
import { getProduct, type Product } from '../../../api/rows/products.ts'
import { translatedField } from '../../../api/use-other-languages.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../../testing/browser-stubs.ts'
import { freshUploads } from '../../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { AddProductPage } from '../add-product-page.tsx'
import { othersChangedTexts } from '../others-changed-texts.ts'
import { ProductPage } from '../product-page.tsx'
import { addProductTexts, productFieldTexts, productTexts } from '../texts.ts'
import { wordTexts as texts } from './word-texts.ts'

const described = {
  specs: [
    { key: 'material', value: 'Steel' },
    { key: 'length', value: 300, unit: 'mm' },
  ],
  pictures: [{ img: '/pictures/hub.webp', alt: 'The whip from above' }],
  warnings: 'Wear gloves.',
}
const german = { name: 'Kettenpeitsche', specs: { material: 'Stahl' } }

let shop: FakeShop
let stored: Product
beforeEach(() => {
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  stored = { ...sampleTool(), ...described, version: 3, translations: { de: german } }
  shop = new FakeShop()
  shop.answers(getProduct, () => stored)
  shop.answers(changeTool, ({ body }: { body: { version: number } & Partial<Product> }) => {
    if (body.version !== stored.version) throw refusal('PRODUCT_CHANGED')
    stored = { ...stored, ...body, version: body.version + 1, changedBy: 'Boss' }
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
  })
})
afterEach(cleanup)

const languagesOf = (...tags: LanguageTag[]) =>
  ({ standard: 'en', offered: tags.map(namedLanguage) }) as const
const extensions = ['changeTool', 'getProduct', translatedField.id]
const open = (tags: LanguageTag[] = ['en', 'de', 'fr'], offered = extensions) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions: offered, languages: languagesOf(...tags) },
  )
const form = async () => within(await screen.findByRole('form', { name: productTexts.editHeading }))
const inGerman = (label: string) => texts.inLanguage(label, 'German')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const unfold = async ({ user }: ReturnType<typeof open>) => {
  await user.click((await form()).getByText(texts.title))
  await screen.findByLabelText(inGerman(productFieldTexts.name))
}
const save = async ({ user }: ReturnType<typeof open>) =>
  user.click((await form()).getByRole('button', { name: productTexts.save }))
const sent = () => shop.callsOf(changeTool).map(({ body }) => body)
const missing = (language: string, count: number, all: number) =>
  `${language}: ${count === 0 ? 'complete' : `${count} of ${all} missing`}`

describe('The words of a product in other languages', () => {
  test('Are folded, and the summary counts what is missing in each language', async () => {
    open()
    const summary = (await form()).getByText(texts.title)
    expect(summary.textContent).toContain(missing('German', 3, 5))
    expect(summary.textContent).toContain(missing('French', 5, 5))
    expect(screen.queryByLabelText(inGerman(productFieldTexts.name))).toBeNull()
  })

  test('Have a field for each text, with the standard words at it, and none for a number', async () => {
    const env = open()
    await unfold(env)
    const shown = {
      [productFieldTexts.name]: ['Kettenpeitsche', 'Chain whip'],
      [productFieldTexts.description]: ['', 'Holds the cassette.'],
      [texts.spec('material')]: ['Stahl', 'Steel'],
      [texts.alt(1)]: ['', 'The whip from above'],
    }
    for (const [label, [value, standard]] of Object.entries(shown)) {
      const input = field(inGerman(label))
      expect([input.value, input.lang]).toEqual([value, 'de'])
      const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')
      expect(hint?.textContent).toBe(`English: ${standard}`)
      expect(hint?.querySelector('[lang=en]')?.textContent).toBe(standard)
    }
    expect(screen.queryByLabelText(inGerman(texts.spec('length')))).toBeNull()
  })

  test('Are sent as a whole when one changes, and the count follows the typing', async () => {
    const env = open()
    await unfold(env)
    await env.user.type(field(inGerman(texts.alt(1))), 'Die Peitsche von oben')
    await env.user.clear(field(inGerman(texts.spec('material'))))
    await env.user.type(field(texts.inLanguage(productFieldTexts.name, 'French')), 'Fouet')
    expect((await form()).getByText(texts.title).textContent).toContain(missing('German', 3, 5))
    await save(env)
    const translations = {
      de: { name: 'Kettenpeitsche', alts: { '/pictures/hub.webp': 'Die Peitsche von oben' } },
      fr: { name: 'Fouet' },
    }
    await waitFor(() => expect(sent()).toEqual([{ translations, version: 3 }]))
  })

  test('Are not sent with another change', async () => {
    const env = open()
    await env.user.type((await form()).getByLabelText(productFieldTexts.name), ' 2')
    await save(env)
    await waitFor(() => expect(sent()).toEqual([{ name: 'Chain whip 2', version: 3 }]))
  })

  test('Show an error at their field, and open their sections', async () => {
    const env = open()
    await unfold(env)
    const typed = field(inGerman(texts.spec('material')))
    await env.user.clear(typed)
    await env.user.click(typed)
    await env.user.paste('x'.repeat(121))
    await env.user.click((await form()).getByText(texts.title))
    await save(env)
    expect(screen.getByRole('alert').textContent).toBe('At most 120 characters.')
    expect(document.activeElement).toBe(typed)
    expect(sent()).toEqual([])
  })

  test('Show a refusal of the server at their field', async () => {
    shop.answers(changeTool, () => {
      throw refusal('INPUT_INVALID', { 'translations.de.alts./pictures/hub.webp': 'Not this one.' })
    })
    const env = open()
    await unfold(env)
    await env.user.type(field(inGerman(texts.alt(1))), 'Die Peitsche')
    await save(env)
    expect((await screen.findByRole('alert')).textContent).toBe('Not this one.')
    expect(field(inGerman(texts.alt(1))).getAttribute('aria-invalid')).toBe('true')
  })

  test('Of two admins are both kept if they write in different languages or texts, else one decides', async () => {
    const env = open()
    await unfold(env)
    await env.user.type(field(texts.inLanguage(productFieldTexts.name, 'French')), 'Fouet')
    const hers = {
      de: { name: 'Peitsche', specs: { material: 'Stahl' } },
      fr: { shortDescription: 'Tient.' },
    }
    stored = { ...stored, translations: hers, version: 4, changedBy: 'Ada' }
    await save(env)
    const both = { de: hers.de, fr: { name: 'Fouet', shortDescription: 'Tient.' } }
    await waitFor(() => expect(stored.translations).toEqual(both))

    await env.user.type(field(inGerman(productFieldTexts.name)), '!')
    stored = { ...stored, translations: { de: { name: 'Kettengeißel' } }, version: 6, changedBy: 'Ada' }
    await save(env)
    const panel = within(await screen.findByRole('region', { name: othersChangedTexts.heading('Ada') }))
    const label = inGerman(productFieldTexts.name).replaceAll(/[()]/g, String.raw`\$&`)
    await env.user.click(
      panel.getByRole('button', { name: new RegExp(`^${othersChangedTexts.take}.*${label}$`) }),
    )
    expect(field(inGerman(productFieldTexts.name)).value).toBe('Kettengeißel')
  })

  test.each([
    ['a shop of one language', ['en'] as LanguageTag[], extensions],
    ['a backend without translations', ['en', 'de'] as LanguageTag[], ['changeTool', 'getProduct']],
  ])('Are not offered in %s', async (_name, tags, offered) => {
    open(tags, offered)
    await form()
    expect(screen.queryByText(texts.title)).toBeNull()
  })

  test.each([
    ['tool', '/add', addTool],
    ['part', '/add?kind=part', addItem],
  ] as const)('Can be given to a new %s', async (_kind, path, operation) => {
    shop.answers(operation, { acknowledged: true, insertedId: 'new' })
    const { user } = renderInShop(shop, [{ path: '/add', Component: AddProductPage }], path, {
      ...testSettings,
      extensions: [...extensions, addItem.id],
      languages: languagesOf('en', 'de'),
    })
    const add = within(await screen.findByRole('form', { name: addProductTexts.heading }))
    await user.upload(add.getByLabelText('Image'), new File(['x'], 'x.jpg', { type: 'image/jpeg' }))
    for (const [label, text] of [
      [productFieldTexts.name, 'Chain whip'],
      [productFieldTexts.description, 'Holds.'],
      [productFieldTexts.minQuantity, '1'],
      [productFieldTexts.availableQuantity, '1'],
      [productFieldTexts.price, '9'],
    ] as const)
      await user.type(add.getByLabelText(label), text)
    await user.click(add.getByText(texts.title))
    await user.type(await screen.findByLabelText(inGerman(productFieldTexts.name)), 'Kettenpeitsche')
    await user.click(add.getByRole('button', { name: addProductTexts.submit }))
    await waitFor(() =>
      expect(shop.callsOf(operation)).toMatchObject([
        { body: { translations: { de: { name: 'Kettenpeitsche' } } } },
      ]),
    )
  })
})
