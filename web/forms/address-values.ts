import { offeredField } from '../../contract/operation.ts'
import { addressForm, type DeliveryAddress, longestParts } from '../../contract/orders/addresses.ts'
import type { AddressParts } from '../../domain/addresses/address-parts.ts'
import { readNamed } from '../../domain/addresses/complete-address.ts'
import { composeAddress } from '../../domain/addresses/compose-address.ts'
import { addressRuleTexts as texts } from './address-texts.ts'
import { type FieldRules, textProblem } from './field-rules.ts'

/**
 * The fields of a delivery address, as typed: its parts, or only its text, for a backend without parts and for an
 * address that was saved before it had parts. With a first line the parts count.
 */
export interface AddressValues {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly company: string
  readonly line1: string
  readonly line2: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  readonly country: string
}

type PartValues = Omit<AddressValues, 'name' | 'address' | 'phone'>

const emptyParts: PartValues = {
  company: '',
  line1: '',
  line2: '',
  postcode: '',
  city: '',
  region: '',
  country: '',
}

/** The parts of an address are a later field of the operation; another backend may know only its text. */
export const addressParts = { id: offeredField({ id: 'setDeliveryAddress' }, 'country') }

/** The address is known as a text alone. */
export function isTextAlone({ line1, address }: Pick<AddressValues, 'line1' | 'address'>): boolean {
  return line1 === '' && address !== ''
}

/** Returns the country of new addresses if the shop delivers to one only; empty otherwise. */
export function onlyCountry([country, ...others]: readonly string[]): string {
  return others.length === 0 ? (country ?? '') : ''
}

/**
 * Returns the fields of an address.
 *
 * @param country of an address that is not begun.
 */
export function addressValues(
  { name, address, phone, ...parts }: DeliveryAddress,
  country = '',
): AddressValues {
  const [line1 = '', ...others] = parts.lines ?? []
  if (line1 === '') return { ...emptyParts, name, address, phone, country: address === '' ? country : '' }
  const { company = '', postcode = '', city = '', region = '' } = parts
  const line2 = others.join(', ')
  return {
    name,
    address: '',
    phone,
    company,
    line1,
    line2,
    postcode,
    city,
    region,
    country: parts.country ?? '',
  }
}

/** Returns the fields for a text, with its certain parts filled in, or with the country that the person named. */
export function valuesOfText(values: AddressValues, country = ''): AddressValues {
  const { name, address } = values
  const parts = readNamed(name, address, country)
  const [line1 = '', ...others] = parts?.lines ?? namedLines(address)
  const { postcode = '', city = '', region = '' } = parts ?? {}
  const named = { postcode, city, region, country: parts?.country ?? country }
  return { ...values, ...named, address: '', company: '', line1, line2: others.join(', ') }
}

function namedLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Returns the certain parts of a text as fields; the text alone if its country is unknown. */
export function proposedValues(values: AddressValues): AddressValues {
  return readNamed(values.name, values.address) ? valuesOfText(values) : values
}

export function partsOf(values: PartValues): AddressParts {
  const { company, line1, line2, postcode, city, region, country } = trimmed(values)
  return { company, lines: [line1, line2].filter(Boolean), postcode, city, region, country }
}

/** Returns the address as the API takes it. */
export function addressBody(values: AddressValues): DeliveryAddress | SentParts {
  const { name, address, phone } = trimmed(values)
  return values.line1.trim() === '' ? { name, address, phone } : { name, phone, ...sentParts(values) }
}

interface SentParts extends Omit<DeliveryAddress, 'address'> {
  readonly lines: string[]
}

/** An empty part is sent, too: it replaces what was stored. */
function sentParts(values: PartValues) {
  const { lines, ...parts } = partsOf(values)
  return { ...parts, lines: [...lines] }
}

/** Returns the address as it is shown. */
export function shownAddress(values: AddressValues): DeliveryAddress {
  const { name, phone } = values
  return { name, phone, address: values.line1 === '' ? values.address : composeAddress(partsOf(values)) }
}

export function trimmed<Values extends Readonly<Record<keyof Values, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries<string>(values).map(([field, value]) => [field, value.trim()]),
  ) as Values
}

export function isSameValues(one: AddressValues, other: AddressValues): boolean {
  return Object.entries(one).every(([field, value]) => other[field as keyof AddressValues] === value)
}

/** The rules of an address that is saved; Pay asks less (`isComplete`). */
export function addressRules(hasParts: boolean): FieldRules<AddressValues> {
  const name = { name: ({ name }: AddressValues) => textProblem(name, addressForm.name) }
  const phone = { phone: ({ phone }: AddressValues) => textProblem(phone, addressForm.phone) }
  if (!hasParts)
    return { ...name, address: ({ address }) => textProblem(address, addressForm.address), ...phone }
  return { ...name, ...partRules, ...phone }
}

const partRules: FieldRules<AddressValues> = {
  country: (values) => (isTextAlone(values) || values.country === '' ? texts.country : undefined),
  company: ({ company }) => textProblem(company, longest(longestParts.company)),
  line1: (values) =>
    isTextAlone(values)
      ? undefined
      : textProblem(values.line1, { required: texts.line, ...longest(longestParts.line) }),
  line2: ({ line2 }) => textProblem(line2, longest(longestParts.line)),
  postcode: ({ postcode }) => textProblem(postcode, longest(longestParts.postcode)),
  city: ({ city }) => textProblem(city, longest(longestParts.city)),
  region: ({ region }) => textProblem(region, longest(longestParts.region)),
}

function longest(value: number) {
  return { maxLength: { value, message: texts.tooLong(value) } }
}

/** Tells whether an order can take the address; the country can still be missing. */
export function isComplete({ name, phone, line1, address }: AddressValues): boolean {
  const given = line1.trim() === '' ? address : line1
  return [name, phone, given].every((text) => text.trim() !== '')
}

export const addressWireNames = {
  name: 'name',
  address: 'address',
  phone: 'phone',
  company: 'company',
  line1: 'lines.0',
  line2: 'lines.1',
  postcode: 'postcode',
  city: 'city',
  region: 'region',
  country: 'country',
}
