import type * as English from '../../../../web/forms/part-texts.ts'
import { translation } from '../../../translation.ts'

export const partTexts = translation<typeof English.partTexts>()({
  countryHint: 'Wohin das Paket geht.',
  company: 'Firma (optional)',
  line1: 'Straße und Hausnummer',
  line2: 'Wohnung, Etage oder Gebäude (optional)',
  fieldsOf: (country, labels) => `Felder für ${country ?? 'dieses Land'}: ${labels.join(', ')}.`,
})

export const partDoubtTexts = translation<typeof English.partDoubtTexts>()({
  noCountry: 'Wählen Sie das Land aus.',
  notDelivered:
    'Dieses Land gehört nicht zu unseren Lieferländern. Stimmt es trotzdem, machen Sie einfach weiter.',
  noPostcode: (postcode) => `${postcode} fehlt? Wenn es keine gibt, machen Sie einfach weiter.`,
  oddPostcode: (postcode) =>
    `${postcode} ist für dieses Land ungewöhnlich. Stimmt die Angabe, machen Sie einfach weiter.`,
  noCity: (city) => `${city} fehlt? Wenn es so stimmt, machen Sie einfach weiter.`,
})
