// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchProducts } from '../../../../contract/catalogue/search.ts'
import { listStandards } from '../../../../contract/catalogue/standards.ts'
import { addTool, changeTool } from '../../../../contract/catalogue/tools.ts'
import { getTool } from '../../../api/rows/catalogue.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { AddProductPage } from '../add-product-page.tsx'
import { ProductPage } from '../product-page.tsx'
import {
  addProductTexts,
  detailTexts,
  fitsTexts,
  needsTexts,
  pictureListTexts,
  priceTexts,
  productFieldTexts,
  productTexts,
} from '../texts.ts'

const settings = { ...testSettings, extensions: ['changeTool', 'searchProducts', 'listStandards'] }
const whip = {
  ...sampleTool(),
  pictures: [{ img: '/images/old.webp', alt: 'The whip.' }],
  fits: ['hg-12', 'own-standard'],
  needsAlso: ['ring'],
}
const standard = (id: string, name: string) => ({ id, name, alsoCalled: [], measure: [], sources: [] })
const side = new File(['side'], 'side.jpg', { type: 'image/jpeg' })
const back = new File(['back'], 'back.jpg', { type: 'image/jpeg' })

let shop: FakeShop
beforeEach(() => {
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(getTool, ({ params }: { params?: unknown }) =>
    JSON.stringify(params).includes('ring') ? { ...sampleTool(), _id: 'ring', name: 'Lockring tool' } : whip,
  )
  shop.answers(changeTool, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(addTool, { acknowledged: true, insertedId: 't9' })
  shop.answers(listStandards, [
    { id: 'cassettes', name: 'Cassettes', standards: [standard('hg-12', 'HG 12'), standard('xd', 'XD')] },
  ])
  const results = ['whip', 'ring', 'vice'].map((id) => ({ kind: 'tool', _id: id, name: `Tool ${id}` }))
  shop.answers(searchProducts, { results: [...results, { kind: 'item', _id: 'tyre', name: 'Tyre' }] })
})
afterEach(cleanup)

const edit = async () => {
  const { user } = renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    settings,
  )
  const form = within(await screen.findByRole('form', { name: productTexts.editHeading }))
  const save = () => user.click(form.getByRole('button', { name: productTexts.save }))
  const press = (name: string) => user.click(form.getByRole('button', { name }))
  const file = (row: number) => form.getByLabelText<HTMLInputElement>(pictureListTexts.row(row))
  const alt = (row: number) => form.getAllByLabelText<HTMLInputElement>(pictureListTexts.alt)[row - 1]
  return { user, form, save, press, file, alt }
}
const sent = () => shop.callsOf(changeTool).map(({ body }) => body)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('More pictures are uploaded when the form is sent, each with its alternative text', async () => {
  const addresses = ['/images/side.webp', '/images/back.webp']
  uploads.answer = async () => addresses[uploads.sent.length - 1] ?? ''
  const { user, save, press, file, alt } = await edit()
  await press(pictureListTexts.add)
  await user.upload(file(2), side)
  await user.type(alt(2) as HTMLElement, 'From the side.')
  await press(pictureListTexts.add)
  await user.upload(file(3), back)
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(uploads.sent).toEqual([side, back])
  expect(sent()[0]).toEqual({
    pictures: [
      ...whip.pictures,
      { img: '/images/side.webp', alt: 'From the side.' },
      { img: '/images/back.webp', alt: '' },
    ],
  })
})

test('A failed upload sends nothing and shows the error at its picture, and the other pictures are not uploaded again', async () => {
  uploads.answer = async () => {
    if (uploads.sent.at(-1) === back) throw refusal('IMAGE_DAMAGED')
    return '/images/side.webp'
  }
  const { user, save, press, file } = await edit()
  await press(pictureListTexts.add)
  await user.upload(file(2), side)
  await press(pictureListTexts.add)
  await user.upload(file(3), back)
  await save()
  await waitFor(() => expect(alerts()[0]).toContain(refusal('IMAGE_DAMAGED').message))
  expect(file(3).closest('.field')?.textContent).toContain(refusal('IMAGE_DAMAGED').message)
  expect(sent()).toEqual([])
  uploads.answer = async () => '/images/back.webp'
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(uploads.sent).toEqual([side, back, back])
})

test('A row without a picture is refused, and removing a row removes its file', async () => {
  const { user, save, press, file } = await edit()
  await press(pictureListTexts.add)
  await save()
  expect(alerts()).toEqual(['Image is Required'])
  expect(document.activeElement).toBe(file(2))
  await user.upload(file(2), side)
  await press(`${pictureListTexts.remove} ${pictureListTexts.row(2)}`)
  expect(document.activeElement).toBe(file(1))
  await press(`${pictureListTexts.remove} ${pictureListTexts.row(1)}`)
  await save()
  await waitFor(() => expect(sent()).toEqual([{ pictures: null }]))
  expect(uploads.sent).toEqual([])
})

test('A reload keeps the rows and their texts, and asks for a lost file again', async () => {
  const first = await edit()
  await first.press(pictureListTexts.add)
  await first.user.upload(first.file(2), side)
  await first.user.type(first.alt(2) as HTMLElement, 'From the side.')
  cleanup()
  const { save, alt, file } = await edit()
  expect(alt(2)?.value).toBe('From the side.')
  await save()
  await waitFor(() => expect(alerts()[0]).toContain('Choose side.jpg again'))
  expect(file(2).getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('Standards are chosen by group, and an unknown standard is kept', async () => {
  const { user, form, save } = await edit()
  expect(shop.callsOf(listStandards)).toEqual([])
  await user.click(form.getByText(fitsTexts.title))
  await user.click(await form.findByLabelText('XD'))
  await user.click(form.getByLabelText('HG 12'))
  expect(form.getByLabelText<HTMLInputElement>('own-standard').checked).toBe(true)
  await save()
  await waitFor(() => expect(sent()).toEqual([{ fits: ['own-standard', 'xd'] }]))
})

test('Needed tools are found by words, added and removed; parts and the product itself are not offered', async () => {
  const { user, form, save, press } = await edit()
  await user.click(form.getByText(needsTexts.title))
  const remove = `${needsTexts.remove} Lockring tool`
  expect(await form.findByRole('button', { name: remove })).toBeDefined()
  const field = form.getByLabelText(needsTexts.find)
  await user.type(field, 'tool{Enter}')
  const offered = within(await form.findByRole('list', { name: needsTexts.found })).findAllByRole('button')
  expect((await offered).map(({ textContent }) => textContent)).toEqual([needsTexts.add('Tool vice')])
  await press(needsTexts.add('Tool vice'))
  expect(document.activeElement).toBe(field)
  await press(remove)
  expect(sent()).toEqual([])
  await save()
  await waitFor(() => expect(sent()).toEqual([{ needsAlso: ['vice'] }]))
})

test('A new product has the same lists, but no earlier price', async () => {
  const { user } = renderInShop(shop, [{ path: '/add', Component: AddProductPage }], '/add', settings)
  const typed = { name: 'Vice', description: 'Holds.', minQuantity: '1', availableQuantity: '5', price: '9' }
  await user.upload(screen.getByLabelText('Image'), side)
  for (const [name, text] of Object.entries(typed))
    await user.type(screen.getByLabelText(productFieldTexts[name as keyof typeof typed]), text)
  await user.type(screen.getByLabelText(detailTexts.sku), 'TW-1')
  await user.click(screen.getByRole('button', { name: pictureListTexts.add }))
  await user.upload(screen.getByLabelText(pictureListTexts.row(1)), back)
  expect(screen.queryByLabelText(priceTexts.compareAtPrice)).toBeNull()
  await user.click(screen.getByText(fitsTexts.title))
  await user.click(await screen.findByLabelText('XD'))
  await user.click(screen.getByRole('button', { name: addProductTexts.submit }))
  await waitFor(() => expect(shop.callsOf(addTool)).toHaveLength(1))
  expect(shop.callsOf(addTool)[0]?.body).toMatchObject({
    sku: 'TW-1',
    pictures: [{ img: '/images/new.webp', alt: '' }],
    fits: ['xd'],
  })
  await screen.findByText(addProductTexts.onBoard('Vice'))
  expect(screen.queryByLabelText(pictureListTexts.row(1))).toBeNull()
})
