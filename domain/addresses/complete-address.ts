import { countryNames } from '../orders/countries.ts'
import { namedAddress } from '../orders/named-address.ts'
import { type AddressParts, noParts } from './address-parts.ts'
import { composeAddress } from './compose-address.ts'
import { cleanPostcode, readAddress } from './read-address.ts'

/** An address as a client sends it: its parts, or the text alone. */
export interface TypedAddress {
  readonly name: string
  readonly phone: string
  readonly address?: string | undefined
  readonly company?: string | undefined
  readonly lines?: readonly string[] | undefined
  readonly postcode?: string | undefined
  readonly city?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
}

/** An address with its text, which everyone reads, and its parts; without parts if its country is unknown. */
export interface CompleteAddress {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly parts?: AddressParts | undefined
}

/** Composes the text of typed parts; of a text alone it reads the parts that are certain, and keeps the text. */
export function completeAddress({ name, phone, address = '', ...typed }: TypedAddress): CompleteAddress {
  const parts = partsOf(typed)
  if (parts.lines.length > 0) return { name, phone, address: composeAddress(parts), parts }
  const read = readNamed(name, address, parts.country)
  if (!read) return { name, phone, address }
  // A country that is given apart from the text must be in the text, too.
  return { name, phone, address: parts.country === '' ? address : composeAddress(read), parts: read }
}

/** Reads an address that may begin with the receiver's name. */
export function readNamed(name: string, address: string, country = ''): AddressParts | undefined {
  const lines = namedAddress(name, address).slice(name.trim() === '' ? 0 : 1)
  return readAddress(lines.join('\n'), country || undefined)
}

/** Tells whether a code is that of a country of today. */
export function isCountry(code: string): boolean {
  return countryNames().has(code)
}

function partsOf({ lines = [], postcode = '', country = '', ...rest }: Omit<TypedAddress, 'name' | 'phone'>) {
  const { company = noParts.company, city = noParts.city, region = noParts.region } = rest
  const code = cleanPostcode(country, postcode.trim().toUpperCase())
  return { company, lines: lines.filter(Boolean), postcode: code, city, region, country }
}
