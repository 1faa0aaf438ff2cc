import type { AddressPart } from './address-format.ts'

/** Source of the lists: Google's address data (libaddressinput: `state_name_type`, `zip_name_type`), and UPU. */
const states = 'AS AU BR FM GU IN MH MP MX MY NG PW UM US VE VI'.split(' ')
const counties = 'GB IE TW'.split(' ')
const zipCodes = 'AS FM GU MH MP PR PW UM US VI'.split(' ')
const postcodes = 'AU GB GG IM JE NL NZ'.split(' ')

const regions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(states.map((country) => [country, 'State'])),
  ...Object.fromEntries(counties.map((country) => [country, 'County'])),
  AD: 'Parish',
  AE: 'Emirate',
  BB: 'Parish',
  BS: 'Island',
  CO: 'Department',
  CV: 'Island',
  HK: 'Area',
  HN: 'Department',
  ID: 'Province',
  JM: 'Parish',
  JP: 'Prefecture',
  KN: 'Island',
  KY: 'Island',
  NI: 'Department',
  NR: 'District',
  PF: 'Island',
  SV: 'Department',
  UA: 'Oblast',
}

const places: Readonly<Record<string, string>> = {
  AU: 'Suburb or town',
  GB: 'Town or city',
  IE: 'Town or city',
  NZ: 'Town or city',
}

/** Returns the English label of a part's field in a country. */
export function labelOfPart(part: Exclude<AddressPart, 'lines' | 'company'>, country: string): string {
  if (part === 'region') return regions[country] ?? 'Province or region'
  if (part === 'city') return places[country] ?? 'City'
  if (zipCodes.includes(country)) return 'ZIP code'
  if (country === 'IN') return 'PIN code'
  if (country === 'IE') return 'Eircode'
  return postcodes.includes(country) ? 'Postcode' : 'Postal code'
}
