import type * as English from '../../../../web/forms/address-texts.ts'
import { translation } from '../../../translation.ts'

export const addressFieldsTexts = translation<typeof English.addressFieldsTexts>()({
  name: 'Name',
  address: 'Adresse',
  addressHint: 'Straße, Ort, Postleitzahl und Land.',
  phone: 'Telefon',
  phoneHint: 'Für den Paketdienst.',
})

export const countryTexts = translation<typeof English.countryTexts>()({
  label: 'Land',
  choose: 'Land auswählen',
  delivered: 'Wir liefern nach',
  others: 'Andere Länder',
})

export const addressRuleTexts = translation<typeof English.addressRuleTexts>()({
  line: 'Geben Sie Straße und Hausnummer ein.',
  country: 'Wählen Sie das Land aus.',
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
})

export const addressDoubtTexts = translation<typeof English.addressDoubtTexts>()({
  lacks: {
    oneLine: 'Ort mit Postleitzahl und Land',
    noPostcode: 'Postleitzahl',
    noCountry: 'das Land in der letzten Zeile',
  },
  lacking: (parts) => `Vielleicht fehlt noch: ${parts.join('; ')}.`,
  notDelivered: 'Dieses Land gehört nicht zu unseren Lieferländern.',
  asItIs: 'Stimmt die Adresse, machen Sie einfach weiter.',
})
