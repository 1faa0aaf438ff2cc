import type * as English from '../../../../web/buying/arrival-texts.ts'
import { translation } from '../../../translation.ts'
import { counted } from '../../counted.ts'

/** Keeps the day and its month on one line: 3. Dezember. */
const unbroken = (day: string) => day.replace('. ', '.\u00a0')

export const arrivalTexts = translation<typeof English.arrivalTexts>()({
  payBy: 'Bestellt und bezahlt bis',
  today: ': Versand noch heute, Ankunft',
  later: (day) => `Jetzt bestellt: Versand am ${unbroken(day)}, Ankunft`,
  between: (from, to) => `${unbroken(from)} bis ${unbroken(to)}`,
  held: (formats, hours) =>
    `Bestellte Ware bleibt bis zu ${counted(formats, hours, 'Stunde', 'Stunden')} reserviert.`,
  more: 'Lieferung',
})

export const invoicedArrivalTexts = translation<typeof English.invoicedArrivalTexts>()({
  payBy: 'Bestellt bis',
  today: arrivalTexts.today,
  later: arrivalTexts.later,
})

export const bookedArrivalTexts = translation<typeof English.bookedArrivalTexts>()({
  payBy: 'Bezahlt bis',
  today: arrivalTexts.today,
  later: (day) => `Jetzt bezahlt: Versand am ${unbroken(day)}, Ankunft`,
})
