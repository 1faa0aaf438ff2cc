import type * as English from '../../../../web/buying/arrival-texts.ts'
import { wholeNumber } from '../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('fr')

export const arrivalTexts = translation<typeof English.arrivalTexts>()({
  payBy: 'Commandé et payé avant',
  today: '\u00a0: part aujourd’hui, arrivée',
  later: (day) => `Commandé maintenant\u00a0: part ${day}, arrivée`,
  between: (from, to) => `entre ${from} et ${to}`,
  held: (formats, hours) =>
    `Une réservation est gardée jusqu’à ${wholeNumber(formats, hours)} ${plural(hours, 'heure', 'heures')}.`,
  more: 'Livraison',
})

export const bookedArrivalTexts = translation<typeof English.bookedArrivalTexts>()({
  payBy: 'Payé avant',
  today: arrivalTexts.today,
  later: (day) => `Payé maintenant\u00a0: part ${day}, arrivée`,
})
