import type * as English from '../../../../web/texts/delivery-rule-words.ts'
import { translation } from '../../../translation.ts'

export const deliveryRuleWords = translation<typeof English.deliveryRuleWords>()({
  hour: (hour, zone) => `${hour}\u00a0h (${zone})`,
  days: (from, to) => `de ${from} à ${to} jours ouvrés`,
  leaves: (hour) =>
    `Une commande payée avant ${hour} part le jour ouvré même, une commande plus tardive le suivant.`,
  takes: (days) => `Le délai de livraison est ensuite ${days}.`,
  takesAtMost: (days, farthest, countries) =>
    `Le délai de livraison est ensuite ${days}, et jusqu’à ${farthest} vers le plus éloigné de nos ${countries} pays.`,
  short: (hour, days) => `Payée avant ${hour}, elle part le jour ouvré même\u00a0; délai\u00a0: ${days}.`,
})
