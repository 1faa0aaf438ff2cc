import { said } from '../../contract/languages/said.ts'
import type { AddressPart } from './address-format.ts'
import { partLabelTexts } from './part-label-texts.ts'

type LabelName = keyof typeof partLabelTexts

/** Source of the lists: Google's address data (libaddressinput: `state_name_type`, `zip_name_type`), and UPU. */
const states = 'AS AU BR FM GU IN MH MP MX MY NG PW UM US VE VI'.split(' ')
const counties = 'GB IE TW'.split(' ')
const zipCodes = 'AS FM GU MH MP PR PW UM US VI'.split(' ')
const postcodes = 'AU GB GG IM JE NL NZ'.split(' ')

const regions: Readonly<Record<string, LabelName>> = {
  ...Object.fromEntries(states.map((country) => [country, 'state' as const])),
  ...Object.fromEntries(counties.map((country) => [country, 'county' as const])),
  AD: 'parish',
  AE: 'emirate',
  BB: 'parish',
  BS: 'island',
  CO: 'department',
  CV: 'island',
  HK: 'area',
  HN: 'department',
  ID: 'province',
  JM: 'parish',
  JP: 'prefecture',
  KN: 'island',
  KY: 'island',
  NI: 'department',
  NR: 'district',
  PF: 'island',
  SV: 'department',
  UA: 'oblast',
}

const places: Readonly<Record<string, LabelName>> = {
  AU: 'suburb',
  GB: 'town',
  IE: 'town',
  NZ: 'town',
}

/** Returns the label of a part's field in a country. */
export function labelOfPart(part: Exclude<AddressPart, 'lines' | 'company'>, country: string): string {
  return said(partLabelTexts)[labelNameOf(part, country)]
}

function labelNameOf(part: Exclude<AddressPart, 'lines' | 'company'>, country: string): LabelName {
  if (part === 'region') return regions[country] ?? 'region'
  if (part === 'city') return places[country] ?? 'city'
  if (zipCodes.includes(country)) return 'zipCode'
  if (country === 'IN') return 'pinCode'
  if (country === 'IE') return 'eircode'
  return postcodes.includes(country) ? 'postcode' : 'postalCode'
}
