import type * as English from '../../../../domain/tax/tax-sentence-texts.ts'
import { translation } from '../../../translation.ts'

export const taxSentenceTexts = translation<typeof English.taxSentenceTexts>()({
  included: (rate, name) => `inkl. ${rate}\u00a0% ${name}`,
  added: (rate, name) => `zzgl. ${rate}\u00a0% ${name}`,
  withDelivery: (tax) => `${tax}, inkl. Versandkosten`,
  plusDelivery: (tax) => `${tax}, zzgl. Versandkosten`,
})
