// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { namedLanguage, type ShopLanguages } from '../../../contract/languages/languages.ts'
import {
  changeText,
  getTextSource,
  listTexts,
  listTextVersions,
  previewText,
  restoreText,
} from '../../../contract/shop/texts.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { TextsPage } from './texts-page.tsx'

const at = Date.UTC(2026, 10, 23, 10, 42)
const inForce = (markdown: string, version: string | null = null, changedBy: string | null = null) => ({
  page: 'terms',
  state: version ? 'own' : 'sample',
  markdown,
  version,
  changedAt: version && at,
  changedBy,
  placeholders: [
    { name: 'return-days', value: '30' },
    { name: 'refund-days', value: '' },
  ],
})

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  keepSession('token', { email: 'owner@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getTextSource, inForce('We promise.'))
  shop.answers(listTexts, [])
  shop.answers(listTextVersions, [
    { _id: 'original', markdown: 'We promise.', createdAt: null, createdBy: null },
  ])
  shop.answers(previewText, ({ body }: { body: { markdown: string } }) => ({
    text: { lead: [{ paragraph: [`seen: ${body.markdown}`] }], sections: [] },
    problems: body.markdown.includes('{{x}}') ? ['{{x}} is not a placeholder.'] : [],
  }))
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
  sessionStorage.clear()
})

function open(
  path = '/dashboard/texts/terms',
  extensions: readonly string[] = ['listTexts'],
  languages?: ShopLanguages,
) {
  const routes = ['/dashboard/texts', '/dashboard/texts/:page'].map((path) => ({
    path,
    Component: TextsPage,
  }))
  return renderInShop(shop, routes, path, {
    ...testSettings,
    extensions,
    ...(languages && { languages }),
  })
}
const area = () => screen.findByLabelText<HTMLTextAreaElement>('Text in Markdown', { selector: 'textarea' })
const type = async (value: string) => fireEvent.change(await area(), { target: { value } })
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))

test('The list shows which texts the owner has written', async () => {
  shop.answers(listTexts, [
    { page: 'terms', state: 'own', changedAt: at, changedBy: 'Inês' },
    { page: 'blog', state: 'sample', changedAt: null, changedBy: null },
  ])
  open('/dashboard/texts')
  const link = await screen.findByRole('link', { name: 'Terms' })
  expect(link.getAttribute('href')).toBe('/dashboard/texts/terms')
  expect(screen.getByText('Own text')).toBeTruthy()
  expect(screen.getByText(/by Inês/)).toBeTruthy()
})

test('Each text links to every other text, and shows which are still to be written', async () => {
  shop.answers(listTexts, [
    { page: 'terms', state: 'own', changedAt: at, changedBy: 'Inês' },
    { page: 'privacy', state: 'unwritten', changedAt: null, changedBy: null },
  ])
  const { user } = open()
  await type('Mine.')
  const nav = within(screen.getByRole('navigation', { name: 'Texts' }))
  expect(nav.getAllByRole('link')).toHaveLength(8)
  expect(nav.getByRole('link', { current: 'page' }).textContent?.trim()).toBe('Terms')
  await user.click(await nav.findByRole('link', { name: 'Privacy Not written yet' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Texts: Privacy' })).toBeTruthy()
  await user.click(nav.getByRole('link', { name: 'Terms' }))
  await screen.findByRole('heading', { level: 1, name: 'Texts: Terms' })
  expect((await area()).value).toBe('Mine.')
})

describe('In a shop of several languages', () => {
  const languages = { standard: 'en', offered: (['en', 'de', 'fr'] as const).map(namedLanguage) } as const
  const german = { ...inForce(''), state: 'unwritten' }

  beforeEach(() => {
    shop.answers(listTexts, [
      {
        page: 'terms',
        state: 'own',
        changedAt: at,
        changedBy: 'Inês',
        languages: [
          { language: 'en', state: 'own' },
          { language: 'de', state: 'unwritten' },
          { language: 'fr', state: 'own' },
        ],
      },
    ])
    shop.answers(getTextSource, ({ query }: { query: { language?: string } }) =>
      query.language === 'de' ? german : inForce('We promise.'),
    )
  })

  test('The list links to the languages in which a text is missing', async () => {
    open('/dashboard/texts', ['listTexts'], languages)
    const missing = await screen.findByRole('link', { name: 'No German' })
    expect(missing.getAttribute('href')).toBe('/dashboard/texts/terms?language=de')
    expect(screen.queryByRole('link', { name: 'No French' })).toBeNull()
  })

  test('A translation begins with a copy of the standard text, and is published in its language', async () => {
    const { user } = open('/dashboard/texts/terms', ['listTexts'], languages)
    const nav = within(await screen.findByRole('navigation', { name: 'Language of the text' }))
    await user.click(await nav.findByRole('link', { name: 'German No text' }))
    const field = await screen.findByLabelText<HTMLTextAreaElement>('German text in Markdown', {
      selector: 'textarea',
    })
    expect([field.value, field.lang]).toEqual(['', 'de'])
    expect(within(screen.getByRole('region', { name: 'English text' })).getByText('We promise.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Begin with a copy of the English text' }))
    expect(field.value).toBe('We promise.')
    expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull()
    fireEvent.change(field, { target: { value: 'Versprochen.' } })
    await preview().findByText('seen: Versprochen.')
    expect(shop.callsOf(previewText).at(-1)?.body).toEqual({ markdown: 'Versprochen.', language: 'de' })
    shop.answers(changeText, { ...german, markdown: 'Versprochen.' })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(heard.toasts).toEqual(['success: Published.']))
    expect(shop.callsOf(changeText)[0]?.body).toEqual({
      from: null,
      markdown: 'Versprochen.',
      language: 'de',
    })
    expect(shop.callsOf(listTextVersions).at(-1)?.query).toEqual({ language: 'de' })
    expect(screen.getByRole('link', { name: 'Show the page' }).getAttribute('href')).toBe('/de/terms')
  })
})

test('A shop of one language shows no languages', async () => {
  open()
  await area()
  expect(screen.queryByRole('navigation', { name: 'Language of the text' })).toBeNull()
  expect(shop.callsOf(getTextSource).map(({ query }) => query)).toEqual([{}])
})

test('The preview follows the typed text, and shows only the last answer', async () => {
  open()
  await screen.findByText('seen: We promise.')
  await type('One')
  await type('One two {{x}}')
  await preview().findByText('seen: One two {{x}}')
  expect(preview().getByText('{{x}} is not a placeholder.')).toBeTruthy()
  expect(shop.callsOf(previewText).map(({ body }) => body)).not.toContainEqual({ markdown: 'One' })
  expect(screen.getByText('3 words')).toBeTruthy()
})

test('A text is published with the version that it is based on', async () => {
  const { user } = open()
  await type('Mine.')
  shop.answers(changeText, inForce('Mine.', 'v1', 'Ada'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(heard.toasts).toEqual(['success: Published.']))
  expect(shop.callsOf(changeText)[0]).toMatchObject({
    params: { page: 'terms' },
    body: { from: null, markdown: 'Mine.' },
  })
})

test('A refusal appears at the field, and the typed text stays, even after a reload', async () => {
  const { user, unmount } = open()
  await type('{{x}}')
  shop.answers(changeText, () => {
    throw refusal('INPUT_INVALID', { markdown: '{{x}} is not a placeholder. Choose one from the list.' })
  })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('{{x}} is not a placeholder. Choose one from the list.')).toBeTruthy()
  unmount()
  open()
  expect((await area()).value).toBe('{{x}}')
  await user.click(screen.getByRole('button', { name: 'Discard what I typed' }))
  expect((await area()).value).toBe('We promise.')
})

test("Another admin's change is reported, and the typed text stays", async () => {
  const { user } = open()
  await type('Mine.')
  shop.answers(changeText, () => {
    throw refusal('SETTINGS_CHANGED')
  })
  shop.answers(getTextSource, inForce('Theirs.', 'v2', 'Inês'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/Inês changed this text/)).toBeTruthy()
  expect((await area()).value).toBe('Mine.')
})

test('A change made before a reload is shown with both texts, and is overwritten only after a confirmation', async () => {
  const env = open()
  await type('We promise.\nMine.')
  env.unmount()
  shop.answers(getTextSource, inForce('We promise.\nTheirs.', 'v2', 'Inês'))
  shop.answers(changeText, ({ body }: { body: { from: string | null; markdown: string } }) => {
    if (body.from !== 'v2') throw refusal('SETTINGS_CHANGED')
    return inForce(body.markdown, 'v3', 'Ada')
  })
  const { user } = open()
  expect(await screen.findByText(/Inês changed this text/)).toBeTruthy()
  expect(screen.getByText('− Theirs.')).toBeTruthy()
  expect(screen.getByText('+ Mine.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(heard.toasts).toEqual(['error: The text was not published.']))
  expect(shop.callsOf(changeText)[0]).toMatchObject({ body: { from: null } })
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect((await area()).value).toBe('We promise.\nTheirs.')
  expect(screen.queryByText(/Inês changed this text/)).toBeNull()
})

test('A value of the settings is inserted at the cursor', async () => {
  const { user } = open()
  const field = await area()
  field.setSelectionRange(3, 3)
  await user.click(screen.getByText('Values from the settings'))
  await user.click(screen.getByRole('button', { name: /^Insert ?\{\{return-days/ }))
  expect((await area()).value).toBe('We {{return-days}}promise.')
  expect(document.activeElement).toBe(await area())
})

test('A version shows its lines and can be restored', async () => {
  shop.answers(getTextSource, inForce('Ours.', 'v1', 'Ada'))
  shop.answers(listTextVersions, [
    { _id: 'v1', markdown: 'Ours.', createdAt: at, createdBy: 'Ada' },
    { _id: 'original', markdown: 'We promise.', createdAt: null, createdBy: null },
  ])
  shop.answers(restoreText, inForce('We promise.', 'v2', 'Ada'))
  const { user } = open()
  await user.click(await screen.findByText('1 added, 1 removed'))
  expect(screen.getByText('+ Ours.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Restore ?to Before any change/ }))
  await waitFor(() => expect(heard.toasts).toHaveLength(1))
  expect(shop.callsOf(restoreText)[0]).toMatchObject({
    params: { page: 'terms', id: 'original' },
    body: { from: 'v1' },
  })
})

test('A backend without texts shows a notice, and gets no request', async () => {
  open('/dashboard/texts', [])
  expect(await screen.findByText('This shop keeps its texts elsewhere.')).toBeTruthy()
  expect(shop.calls).toEqual([])
})
