import type * as English from '../../../../domain/tax/tax-sentence-texts.ts'
import { translation } from '../../../translation.ts'

export const taxSentenceTexts = translation<typeof English.taxSentenceTexts>()({
  included: (rate, name) => `dont ${rate}\u00a0% de ${name}`,
  added: (rate, name) => `plus ${rate}\u00a0% de ${name}`,
  withDelivery: (tax) => `${tax}, livraison comprise`,
  plusDelivery: (tax) => `${tax}, hors frais de livraison`,
})
