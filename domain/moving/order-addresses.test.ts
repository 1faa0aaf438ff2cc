import { expect, test } from 'vitest'
import { fileColumns } from './file-columns.ts'
import { orderHeaders } from './moved-columns.ts'
import { readOrder } from './read-order.ts'

const headers = [
  ...['Name', 'Created at', 'Total', 'Billing Name', 'Billing Address1', 'Billing Address2', 'Billing City'],
  ...['Billing Zip', 'Billing Province', 'Billing Country', 'Shipping Name', 'Shipping Address1'],
  ...['Shipping Address2', 'Shipping City', 'Shipping Zip', 'Shipping Province', 'Shipping Country'],
]

function addressOf(billing: readonly string[], shipping: readonly string[]): string {
  const cells = ['#1', '2026-03-31', '9.00', ...billing, ...shipping]
  const { value } = readOrder([{ row: 2, cells }], {
    places: fileColumns(headers, orderHeaders).places,
    writing: { decimalMark: '.' },
    timeZone: 'UTC',
    currency: 'EUR',
    dayOrder: 'unknown',
    packedLines: [],
  })
  return value.address
}

const billing = ['Bill', '1 Bank Street', 'Floor 9', 'Boston', '02110', 'MA', 'US']

test('The address of delivery gets no line of the invoice’s address', () => {
  const address = addressOf(billing, ['Ada', '4 Harbour Road', '', 'Galway', '', '', 'IE'])
  expect(address).toContain('4 Harbour Road')
  for (const other of ['Floor 9', '02110', 'MA']) expect(address).not.toContain(other)
})

test('An order without an address of delivery has that of the invoice', () => {
  const address = addressOf(billing, ['', '', '', '', '', '', ''])
  for (const part of ['1 Bank Street', 'Floor 9', 'Boston', '02110']) expect(address).toContain(part)
})
