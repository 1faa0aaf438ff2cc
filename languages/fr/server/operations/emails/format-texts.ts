import type * as English from '../../../../../server/operations/emails/format-texts.ts'
import { translation } from '../../../../translation.ts'

export const formatTexts = translation<typeof English.formatTexts>()({
  colon: '\u00a0:',
  amountWithTerms: (amount, terms) => `${amount} (${terms})`,
  instant: (at, zone) => `${at} (${zone})`,
  orderReference: (names, count, more) => {
    if (count === 0) return 'aucune commande'
    const others = more === 1 ? ' et une autre' : ` et ${more} autres`
    return `${count === 1 ? 'la commande' : 'les commandes'} ${names}${more > 0 ? others : ''}`
  },
})
