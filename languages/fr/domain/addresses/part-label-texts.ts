import type * as English from '../../../../domain/addresses/part-label-texts.ts'
import { translation } from '../../../translation.ts'

export const regionLabels = translation<typeof English.regionLabels>()({
  area: 'Zone',
  county: 'Comté',
  department: 'Département',
  district: 'District',
  emirate: 'Émirat',
  island: 'Île',
  oblast: 'Oblast',
  parish: 'Paroisse',
  prefecture: 'Préfecture',
  province: 'Province',
  state: 'État',
  other: 'Province ou région',
})

export const placeLabels = translation<typeof English.placeLabels>()({
  suburbOrTown: 'Ville ou banlieue',
  townOrCity: 'Ville',
  city: 'Ville',
})

export const postcodeLabels = translation<typeof English.postcodeLabels>()({
  zipCode: 'Code postal (ZIP)',
  pinCode: 'Code postal (PIN)',
  eircode: 'Eircode',
  postcode: 'Code postal',
  postalCode: 'Code postal',
})
