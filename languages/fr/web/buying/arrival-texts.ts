import type * as English from '../../../../web/buying/arrival-texts.ts'
import { translation } from '../../../translation.ts'
import { counted } from '../../counted.ts'

export const arrivalTexts = translation<typeof English.arrivalTexts>()({
  payBy: 'Commandé et payé avant',
  today: '\u00a0: départ aujourd’hui, arrivée entre',
  later: (day) => `Commandé maintenant\u00a0: départ le ${day}, arrivée entre`,
  between: (from, to) => `le ${from} et le ${to}`,
  held: (formats, hours) =>
    `Une fois réservé, gardé jusqu’à ${counted(formats, hours, 'heure', 'heures')} pour vous.`,
  more: 'Livraison',
})

export const bookedArrivalTexts = translation<typeof English.bookedArrivalTexts>()({
  payBy: 'Payé avant',
  today: arrivalTexts.today,
  later: (day) => `Payé maintenant\u00a0: départ le ${day}, arrivée entre`,
})
