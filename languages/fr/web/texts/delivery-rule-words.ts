import type * as English from '../../../../web/texts/delivery-rule-words.ts'
import { translation } from '../../../translation.ts'

export const deliveryRuleWords = translation<typeof English.deliveryRuleWords>()({
  hour: (hour, zone) => `${hour}\u00a0h (${zone})`,
  days: (from, to) => `de ${from} à ${to} jours ouvrés`,
  leaves: (hour) =>
    `Une commande payée avant ${hour} part le même jour ouvré, une commande plus tardive le jour ouvré suivant.`,
  takes: (days) => `La livraison prend ensuite ${days}.`,
  takesAtMost: (days, farthest, countries) =>
    `La livraison prend ensuite ${days}, et jusqu’à ${farthest} vers le plus éloigné de nos ${countries} pays.`,
  short: (hour, days) =>
    `Payée avant ${hour}, la commande part le même jour ouvré\u202f; délai de livraison ${days}.`,
})
