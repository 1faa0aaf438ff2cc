import type * as English from '../../../../../server/operations/emails/price-texts.ts'
import { translation } from '../../../../translation.ts'

export const priceTexts = translation<typeof English.priceTexts>()({
  goods: 'Ware',
  discount: (name) => `Rabatt (${name})`,
  delivery: 'Versand',
  freeDelivery: 'kostenlos',
  byCredit: 'Mit Guthaben bezahlt',
  byCard: 'Mit Karte bezahlt',
  tax: (name, rate) => `${name} ${rate}\u00a0%`,
})
