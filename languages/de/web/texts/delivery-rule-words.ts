import type * as English from '../../../../web/texts/delivery-rule-words.ts'
import { translation } from '../../../translation.ts'

export const deliveryRuleWords = translation<typeof English.deliveryRuleWords>()({
  hour: (hour, zone) => `${hour}:00 Uhr (${zone})`,
  days: (from, to) => `${from} bis ${to} Werktage`,
  leaves: (hour) =>
    `Was an einem Werktag vor ${hour} bezahlt ist, geht noch am selben Tag in den Versand, alles Spätere am nächsten Werktag.`,
  takes: (days) => `Danach ist ein Paket ${days} unterwegs.`,
  takesAtMost: (days, farthest, countries) =>
    `Danach ist ein Paket ${days} unterwegs, in das entfernteste unserer ${countries} Länder bis zu ${farthest}.`,
  short: (hour, days) => `Bei Zahlung vor ${hour} Versand am selben Werktag, Lieferzeit ${days}.`,
})
