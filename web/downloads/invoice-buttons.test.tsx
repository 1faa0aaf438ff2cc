// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { getInvoice } from '../../contract/payments/invoices.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { InvoiceButtons } from './invoice-buttons.tsx'
import { saveFile } from './save-file.ts'

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }))

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

function open(numbers: readonly string[] | undefined, extensions: readonly string[] = ['getInvoice']) {
  const routes = [{ path: '/order', Component: () => <InvoiceButtons numbers={numbers} /> }]
  return renderInShop(shop, routes, '/order', { ...testSettings, extensions })
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('Each invoice or credit note of an order has a button that saves its PDF under its number', async () => {
  shop.answers(getInvoice, new Blob(['%PDF']))
  const { user } = open(['INV-00001', 'CN-00003', 'INV-00009'])
  expect(names()).toEqual([
    'Invoice (PDF): INV-00001',
    'Credit note CN-00003 (PDF)',
    'Invoice INV-00009 (PDF)',
  ])
  await user.click(screen.getByRole('button', { name: 'Credit note CN-00003 (PDF)' }))
  expect(shop.callsOf(getInvoice)).toMatchObject([{ params: { number: 'CN-00003' } }])
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'CN-00003.pdf', 'application/pdf')
})

test('A refusal appears next to the button, which can be pressed again', async () => {
  shop.refuses(getInvoice, 'BUSY')
  const { user } = open(['INV-00001'])
  await user.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain(errors.BUSY.message)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Invoice/ }).disabled).toBe(false)
})

test('There is no button for an order without invoices, or with a backend that makes none', () => {
  open(undefined)
  expect(names()).toEqual([])
  cleanup()
  open(['INV-00001'], [])
  expect(names()).toEqual([])
})
