import type { TypedAddress } from '../../domain/addresses/complete-address.ts'

/** An address with letters that XML escapes. */
export const austrianAddress: TypedAddress = {
  name: 'Erwin "Speiche" Müller & Söhne <Graz>',
  phone: '+43 316 5550',
  lines: ['Lenkerweg 3', 'Top 4', 'Hinterhof'],
  postcode: '8010',
  city: 'Graz',
  country: 'AT',
}

/** An address outside of the European Union. */
export const swissAddress: TypedAddress = {
  name: 'Ada Lovelace',
  phone: '+41 44 5550',
  lines: ['Nabenstrasse 9'],
  postcode: '8001',
  city: 'Zürich',
  country: 'CH',
}

/** A company in the shop's country. */
export const companyAtHome = {
  name: 'Kettenwerk KG',
  country: 'DE',
  postcode: '50667',
  city: 'Köln',
  vat_number: 'DE136695976',
  buyer_reference: '04011000-12345-34',
}
