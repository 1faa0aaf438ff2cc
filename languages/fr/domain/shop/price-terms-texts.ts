import type * as English from '../../../../domain/shop/price-terms-texts.ts'
import { translation } from '../../../translation.ts'

export const priceTermsTexts = translation<typeof English.priceTermsTexts>()({
  terms: {
    none: { included: 'livraison comprise', added: 'hors frais de livraison' },
    included: { included: 'TTC, livraison comprise', added: 'TTC, hors frais de livraison' },
    added: { included: 'HT, livraison comprise', added: 'HT, hors frais de livraison' },
  },
  taxIncluded: 'TTC',
  plusTax: 'HT',
  included: {
    alone: (rate, name) => `${name} ${rate}\u00a0% comprise`,
    withDelivery: (rate, name) => `${name} ${rate}\u00a0% et livraison comprises`,
    plusDelivery: (rate, name) => `${name} ${rate}\u00a0% comprise, hors frais de livraison`,
  },
  added: {
    alone: (rate, name) => `hors ${name} ${rate}\u00a0%`,
    withDelivery: (rate, name) => `livraison comprise, hors ${name} ${rate}\u00a0%`,
    plusDelivery: (rate, name) => `hors ${name} ${rate}\u00a0% et frais de livraison`,
  },
})
