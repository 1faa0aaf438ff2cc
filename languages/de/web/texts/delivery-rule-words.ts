import type * as English from '../../../../web/texts/delivery-rule-words.ts'
import { translation } from '../../../translation.ts'

export const deliveryRuleWords = translation<typeof English.deliveryRuleWords>()({
  hour: (hour, zone) => `${hour}:00 Uhr (${zone})`,
  days: (from, to) => `${from} bis ${to} Werktage`,
  leaves: (hour) =>
    `Eine Bestellung, die bis ${hour} bezahlt ist, geht am selben Werktag auf den Weg, eine spätere am nächsten.`,
  takes: (days) => `Von da an braucht ein Paket ${days}.`,
  takesAtMost: (days, farthest, countries) =>
    `Von da an braucht ein Paket ${days}, in das entfernteste unserer ${countries} Länder bis zu ${farthest}.`,
  short: (hour, days) => `Bis ${hour} bezahlt, geht sie am selben Werktag auf den Weg und braucht ${days}.`,
})
