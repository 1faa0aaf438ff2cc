import type * as English from '../../../../web/forms/part-texts.ts'
import { translation } from '../../../translation.ts'

export const partTexts = translation<typeof English.partTexts>()({
  countryHint: 'Le pays où livrer le colis.',
  company: 'Société (facultatif)',
  line1: 'Numéro et rue',
  line2: 'Appartement, étage ou bâtiment (facultatif)',
  fieldsOf: (country, labels) => `Champs pour ${country ?? 'ce pays'}\u00a0: ${labels.join(', ')}.`,
})

export const partDoubtTexts = translation<typeof English.partDoubtTexts>()({
  noCountry: 'Choisissez le pays.',
  notDelivered: 'Ce pays ne figure pas parmi ceux que la boutique livre. S’il est juste, continuez.',
  noPostcode: (postcode) => `${postcode}\u00a0: rien n’est saisi. Si c’est voulu, continuez.`,
  oddPostcode: (postcode) => `${postcode}\u00a0: inhabituel pour ce pays. Si c’est juste, continuez.`,
  noCity: (city) => `${city}\u00a0: rien n’est saisi. Si c’est voulu, continuez.`,
})
