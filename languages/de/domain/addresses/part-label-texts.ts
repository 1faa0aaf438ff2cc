import type * as English from '../../../../domain/addresses/part-label-texts.ts'
import { translation } from '../../../translation.ts'

export const partLabelTexts = translation<typeof English.partLabelTexts>()({
  state: 'Bundesstaat',
  county: 'Grafschaft',
  parish: 'Gemeindebezirk',
  emirate: 'Emirat',
  island: 'Insel',
  department: 'Departement',
  area: 'Gebiet',
  province: 'Provinz',
  prefecture: 'Präfektur',
  district: 'Distrikt',
  oblast: 'Oblast',
  region: 'Provinz oder Region',
  suburb: 'Stadtteil oder Ort',
  town: 'Ort oder Stadt',
  city: 'Ort',
  zipCode: 'ZIP-Code',
  pinCode: 'PIN-Code',
  eircode: 'Eircode',
  postcode: 'Postleitzahl',
  postalCode: 'Postleitzahl',
})
