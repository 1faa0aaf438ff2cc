import type * as English from '../../../../web/buying/arrival-texts.ts'
import { translation } from '../../../translation.ts'
import { counted } from '../../counted.ts'

export const arrivalTexts = translation<typeof English.arrivalTexts>()({
  payBy: 'Commandé et payé avant',
  today: '\u00a0: départ aujourd’hui, arrivée',
  later: (day) => `Commandé maintenant\u00a0: départ ${day}, arrivée`,
  between: (from, to) => `entre le ${from} et le ${to}`,
  held: (formats, hours) => `Une réservation dure au plus ${counted(formats, hours, 'heure', 'heures')}.`,
  more: 'Livraison',
})

export const invoicedArrivalTexts = translation<typeof English.invoicedArrivalTexts>()({
  payBy: 'Commandé avant',
  today: arrivalTexts.today,
  later: arrivalTexts.later,
})

export const bookedArrivalTexts = translation<typeof English.bookedArrivalTexts>()({
  payBy: 'Payé avant',
  today: arrivalTexts.today,
  later: (day) => `Payé maintenant\u00a0: départ ${day}, arrivée`,
})
