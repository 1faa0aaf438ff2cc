import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { einvoices } from '../shop/e-invoices.ts'
import { companyChoices, companyDetails } from './company-fields.ts'

test.each([
  ['DE 136.695.976', 'DE136695976'],
  ['de\u00a0136\u2011695\u2011976', 'DE136695976'],
  ['USt-IdNr.: DE 136 695 976', 'DE136695976'],
  ['Umsatzsteuer-Identifikationsnummer: DE136695976', 'DE136695976'],
  ['N° de TVA : FR 40 303265045', 'FR40303265045'],
  ['GR094259216', 'EL094259216'],
  ['TVA BE 428.759.497', 'BE0428759497'],
  ['nl004495445b01', 'NL004495445B01'],
  ['', ''],
])('The VAT number "%s" is kept as "%s"', (pasted, number) => {
  expect(z.parse(companyDetails.vatNumber, pasted)).toBe(number)
})

const choices = z.object({
  buyerReference: companyChoices.buyerReference,
  electronicAddress: companyChoices.electronicAddress,
})
const read = (change: object) =>
  z.safeParse(choices, { buyerReference: '', electronicAddress: '', ...change })

test.each([
  '0204:991-01484-64',
  ' 0204: 991-01484-64 ',
  'iso6523-actorid-upis::0204:991-01484-64',
  '0204:991\u201101484\u201164',
  '0204:\u200b991-01484-64',
])('An address in the Peppol network is read as directories write it: %j', (electronicAddress) => {
  expect(read({ electronicAddress }).data?.electronicAddress).toBe('0204:991-01484-64')
  expect(einvoices.shape.electronicAddress.safeParse(electronicAddress).data).toBe('0204:991-01484-64')
})

test('An address without a scheme is refused', () => {
  expect(read({ electronicAddress: '991-01484-64' }).success).toBe(false)
})

test.each(['04011000-1234512345-35', '04011000\u20111234512345\u201135', '\u200b04011000-1234512345-35'])(
  'The reference of an authority keeps only what a program compares: %j',
  (buyerReference) => {
    expect(read({ buyerReference }).data?.buyerReference).toBe('04011000-1234512345-35')
  },
)
