import type * as English from '../../../../../server/operations/emails/format-texts.ts'
import { translation } from '../../../../translation.ts'

export const formatTexts = translation<typeof English.formatTexts>()({
  colon: ':',
  amountWithTerms: (amount, terms) => `${amount}, ${terms}`,
  instant: (at, zone) => `${at} (${zone})`,
  orderReference: (names, count, more) => {
    if (count === 0) return 'keine Bestellung'
    const others = more === 1 ? ' und eine weitere' : ` und ${more} weitere`
    return `${count === 1 ? 'Bestellung' : 'die Bestellungen'} ${names}${more > 0 ? others : ''}`
  },
})
