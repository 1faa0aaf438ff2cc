// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { getEInvoice } from '../../contract/payments/e-invoices.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { EInvoiceButtons } from './e-invoice-buttons.tsx'
import { saveFile } from './save-file.ts'

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }))

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

function open(numbers: readonly string[] | undefined, extensions: readonly string[] = ['getEInvoice']) {
  const routes = [{ path: '/order', Component: () => <EInvoiceButtons numbers={numbers} /> }]
  return renderInShop(shop, routes, '/order', { ...testSettings, extensions })
}

test('Each paper of an order is saved as an e-invoice in the chosen form', async () => {
  shop.answers(getEInvoice, new Blob(['<Invoice/>']))
  const { user } = open(['INV-00001', 'CN-00003'])
  await user.click(screen.getByRole('button', { name: 'Save CN-00003', hidden: true }))
  expect(shop.callsOf(getEInvoice)).toMatchObject([
    { params: { number: 'CN-00003' }, query: { format: 'xrechnung' } },
  ])
  expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), 'CN-00003-xrechnung.xml', 'application/xml')
  await user.selectOptions(screen.getByRole('combobox', { hidden: true }), 'zugferd')
  await user.click(screen.getByRole('button', { name: 'Save INV-00001', hidden: true }))
  expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), 'INV-00001-zugferd.pdf', 'application/pdf')
})

test('What a paper lacks appears below the buttons, which can be pressed again', async () => {
  shop.refuses(getEInvoice, 'E_INVOICE_LACKS')
  const { user } = open(['INV-00001'])
  await user.click(screen.getByRole('button', { hidden: true }))
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    errors.E_INVOICE_LACKS.message,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { hidden: true }).disabled).toBe(false)
})

test('There is none for an order without invoices, or with a backend that makes none', () => {
  open(undefined)
  expect(screen.queryByRole('group')).toBeNull()
  cleanup()
  open(['INV-00001'], [])
  expect(screen.queryByRole('group')).toBeNull()
})
