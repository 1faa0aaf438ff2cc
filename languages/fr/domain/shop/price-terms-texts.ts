import type * as English from '../../../../domain/shop/price-terms-texts.ts'
import { translation } from '../../../translation.ts'

export const priceTermsTexts = translation<typeof English.priceTermsTexts>()({
  included: {
    tax: 'TVA comprise',
    delivery: 'livraison comprise',
    both: 'TVA et livraison comprises',
  },
  added: { tax: 'hors TVA', delivery: 'hors frais de livraison', both: 'hors TVA et frais de livraison' },
})
