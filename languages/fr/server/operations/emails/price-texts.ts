import type * as English from '../../../../../server/operations/emails/price-texts.ts'
import { translation } from '../../../../translation.ts'

export const priceTexts = translation<typeof English.priceTexts>()({
  goods: 'Articles',
  discount: (name) => `Remise (${name})`,
  delivery: 'Livraison',
  freeDelivery: 'gratuite',
  byCredit: 'Payé avec le crédit',
  byCard: 'Payé par carte',
  tax: (name, rate) => `${name} ${rate}\u00a0%`,
})
