import type * as English from '../../../../web/forms/address-texts.ts'
import { translation } from '../../../translation.ts'

export const addressFieldsTexts = translation<typeof English.addressFieldsTexts>()({
  name: 'Nom',
  address: 'Adresse',
  addressHint: 'Rue, ville, code postal et pays.',
  phone: 'Téléphone',
  phoneHint: 'Pour le transporteur.',
})

export const countryTexts = translation<typeof English.countryTexts>()({
  label: 'Pays',
  choose: 'Choisir un pays',
  delivered: 'Nous livrons ici',
  others: 'Autres pays',
})

export const addressRuleTexts = translation<typeof English.addressRuleTexts>()({
  line: 'Saisissez la rue et le numéro.',
  country: 'Choisissez le pays.',
  tooLong: (most) => `${most} caractères au maximum.`,
})

export const addressDoubtTexts = translation<typeof English.addressDoubtTexts>()({
  lacks: {
    oneLine: 'une ville avec son code postal et un pays',
    noPostcode: 'un code postal',
    noCountry: 'un pays connu sur la dernière ligne',
  },
  lacking: (parts) => `Il semble manquer ${parts.join(' et ')}.`,
  notDelivered: 'Ce pays ne figure pas parmi ceux que la boutique livre.',
  asItIs: 'Si l’adresse est juste, continuez.',
})
