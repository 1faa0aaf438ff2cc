import type * as English from '../../../../domain/addresses/part-label-texts.ts'
import { translation } from '../../../translation.ts'

export const partLabelTexts = translation<typeof English.partLabelTexts>()({
  state: 'État',
  county: 'Comté',
  parish: 'Paroisse',
  emirate: 'Émirat',
  island: 'Île',
  department: 'Département',
  area: 'Zone',
  province: 'Province',
  prefecture: 'Préfecture',
  district: 'District',
  oblast: 'Oblast',
  region: 'Province ou région',
  suburb: 'Quartier ou ville',
  town: 'Ville ou localité',
  city: 'Ville',
  zipCode: 'Code ZIP',
  pinCode: 'Code PIN',
  eircode: 'Eircode',
  postcode: 'Code postal',
  postalCode: 'Code postal',
})
