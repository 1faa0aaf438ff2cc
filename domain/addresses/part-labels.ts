import type { AddressPart } from './address-format.ts'
import { placeLabels, postcodeLabels, regionLabels } from './part-label-texts.ts'

/** Source of the lists: Google's address data (libaddressinput: `state_name_type`, `zip_name_type`), and UPU. */
const states = 'AS AU BR FM GU IN MH MP MX MY NG PW UM US VE VI'.split(' ')
const counties = 'GB IE TW'.split(' ')
const zipCodes = 'AS FM GU MH MP PR PW UM US VI'.split(' ')
const postcodes = 'AU GB GG IM JE NL NZ'.split(' ')

const regions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(states.map((country) => [country, regionLabels.state])),
  ...Object.fromEntries(counties.map((country) => [country, regionLabels.county])),
  AD: regionLabels.parish,
  AE: regionLabels.emirate,
  BB: regionLabels.parish,
  BS: regionLabels.island,
  CO: regionLabels.department,
  CV: regionLabels.island,
  HK: regionLabels.area,
  HN: regionLabels.department,
  ID: regionLabels.province,
  JM: regionLabels.parish,
  JP: regionLabels.prefecture,
  KN: regionLabels.island,
  KY: regionLabels.island,
  NI: regionLabels.department,
  NR: regionLabels.district,
  PF: regionLabels.island,
  SV: regionLabels.department,
  UA: regionLabels.oblast,
}

const places: Readonly<Record<string, string>> = {
  AU: placeLabels.suburbOrTown,
  GB: placeLabels.townOrCity,
  IE: placeLabels.townOrCity,
  NZ: placeLabels.townOrCity,
}

/** Returns the label of a part's field in a country. */
export function labelOfPart(part: Exclude<AddressPart, 'lines' | 'company'>, country: string): string {
  if (part === 'region') return regions[country] ?? regionLabels.other
  if (part === 'city') return places[country] ?? placeLabels.city
  if (zipCodes.includes(country)) return postcodeLabels.zipCode
  if (country === 'IN') return postcodeLabels.pinCode
  if (country === 'IE') return postcodeLabels.eircode
  return postcodes.includes(country) ? postcodeLabels.postcode : postcodeLabels.postalCode
}
