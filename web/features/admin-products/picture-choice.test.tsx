// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cutOutPicture, getPictureForms } from '../../../contract/catalogue/picture-forms.ts'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { pictureTexts } from './picture-texts.ts'
import { ProductPage } from './product-page.tsx'
import { productTexts } from './texts.ts'

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
const whole = `/images/${'a'.repeat(64)}-at30x70.webp`
const stored = `/images/${'c'.repeat(64)}.webp`
const cut = `/images/${'b'.repeat(64)}-cut.webp`
const forms = { photograph: { url: whole }, cutOut: { url: cut, outline: 'M1 1h700v700z' } }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(getTool, sampleTool({ img: stored }))
  shop.answers(getPictureForms, { photograph: { url: stored } })
  shop.answers(changeTool, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions: readonly string[] = ['changeTool', cutOutPicture.id]) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions: [...extensions] },
  ).user
const form = async () => within(await screen.findByRole('form', { name: productTexts.editHeading }))
const choice = () => screen.findByRole('group', { name: pictureTexts.choice })
const checked = async () =>
  within(await choice())
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.checked)
const save = async (user: ReturnType<typeof open>) => {
  await user.click((await form()).getByRole('button', { name: productTexts.save }))
  await waitFor(() => expect(heard.toasts).toHaveLength(1))
  return shop.callsOf(changeTool).map(({ body }) => body)
}

describe('An uploaded picture of a product', () => {
  const upload = async (chosen: string, given: typeof uploads.forms = forms) => {
    uploads.answer = async () => chosen
    uploads.forms = given
    const user = open()
    await user.upload((await form()).getByLabelText('Image'), photo)
    return user
  }

  test('is shown cut out and as a photograph, each on the light and the dark board', async () => {
    await upload(cut)
    const pictures = within(await choice()).getAllByRole('img')
    expect(pictures.map((picture) => [picture.getAttribute('alt'), picture.getAttribute('src')])).toEqual([
      [pictureTexts.light, cut],
      [pictureTexts.dark, cut],
      [pictureTexts.light, whole],
      [pictureTexts.dark, whole],
    ])
  })

  test.each([
    ['cut out if the shop is sure of the cut', cut, [true, false]],
    ['a photograph if the shop doubts the cut', whole, [false, true]],
  ])('starts as %s', async (_, chosen, expected) => {
    const user = await upload(chosen)
    expect(await checked()).toEqual(expected)
    expect(await save(user)).toEqual([{ img: chosen }])
  })

  test('is saved in the form that the owner chooses, without another upload', async () => {
    const user = await upload(cut)
    await user.click((await within(await choice()).findAllByRole('radio'))[1] as HTMLElement)
    expect(await checked()).toEqual([false, true])
    expect(await save(user)).toEqual([{ img: whole }])
    expect(uploads.sent).toEqual([photo])
  })

  test('offers no choice if its background cannot be removed', async () => {
    await upload(whole, { photograph: { url: whole } })
    expect(await screen.findByText(pictureTexts.only)).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('The stored picture of a product', () => {
  test('is cut out on demand, and changes only if the owner chooses the cut-out', async () => {
    shop.answers(cutOutPicture, { ...forms, photograph: { url: stored } })
    const user = open()
    await user.click(await screen.findByRole('button', { name: pictureTexts.tryIt }))
    expect(await checked()).toEqual([false, true])
    expect(shop.callsOf(cutOutPicture).map(({ body }) => body)).toEqual([{ img: stored }])
    await user.click((await within(await choice()).findAllByRole('radio'))[0] as HTMLElement)
    expect(await save(user)).toEqual([{ img: cut }])
  })

  test('stays as it is if it cannot be cut out, and the page says why', async () => {
    shop.refuses(cutOutPicture, 'IMAGE_DAMAGED')
    const user = open()
    await user.click(await screen.findByRole('button', { name: pictureTexts.tryIt }))
    expect((await screen.findByRole('alert')).textContent).toContain(refusal('IMAGE_DAMAGED').message)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('has no choice at a backend that cuts nothing out', async () => {
    open(['changeTool'])
    await form()
    expect(screen.queryByRole('button', { name: pictureTexts.tryIt })).toBeNull()
    expect(shop.callsOf(getPictureForms)).toEqual([])
  })
})
