import type * as English from '../../../../web/buying/arrival-texts.ts'
import { wholeNumber } from '../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('de')

export const arrivalTexts = translation<typeof English.arrivalTexts>()({
  payBy: 'Bestellt und bezahlt bis',
  today: ': geht heute auf den Weg, Ankunft',
  later: (day) => `Jetzt bestellt: geht am ${day} auf den Weg, Ankunft`,
  between: (from, to) => `${from} bis ${to}`,
  held: (formats, hours) =>
    `Gebuchtes bleibt bis zu ${wholeNumber(formats, hours)} ${plural(hours, 'Stunde', 'Stunden')} reserviert.`,
  more: 'Lieferung',
})

export const bookedArrivalTexts = translation<typeof English.bookedArrivalTexts>()({
  payBy: 'Bezahlt bis',
  today: arrivalTexts.today,
  later: (day) => `Jetzt bezahlt: geht am ${day} auf den Weg, Ankunft`,
})
