import type * as English from '../../../../domain/addresses/part-label-texts.ts'
import { translation } from '../../../translation.ts'

export const regionLabels = translation<typeof English.regionLabels>()({
  area: 'Gebiet',
  county: 'Grafschaft',
  department: 'Departamento',
  district: 'Distrikt',
  emirate: 'Emirat',
  island: 'Insel',
  oblast: 'Oblast',
  parish: 'Gemeindebezirk',
  prefecture: 'Präfektur',
  province: 'Provinz',
  state: 'Bundesstaat',
  other: 'Provinz oder Region',
})

export const placeLabels = translation<typeof English.placeLabels>()({
  suburbOrTown: 'Ort oder Vorort',
  townOrCity: 'Ort',
  city: 'Ort',
})

export const postcodeLabels = translation<typeof English.postcodeLabels>()({
  zipCode: 'ZIP-Code',
  pinCode: 'PIN-Code',
  eircode: 'Eircode',
  postcode: 'Postleitzahl',
  postalCode: 'Postleitzahl',
})
