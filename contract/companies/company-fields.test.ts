import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { companyDetails } from './company-fields.ts'

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
