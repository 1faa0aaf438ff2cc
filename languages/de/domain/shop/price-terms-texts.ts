import type * as English from '../../../../domain/shop/price-terms-texts.ts'
import { translation } from '../../../translation.ts'

export const priceTermsTexts = translation<typeof English.priceTermsTexts>()({
  included: {
    tax: 'inkl. MwSt.',
    delivery: 'inkl. Versandkosten',
    both: 'inkl. MwSt. und Versandkosten',
  },
  added: { tax: 'zzgl. MwSt.', delivery: 'zzgl. Versandkosten', both: 'zzgl. MwSt. und Versandkosten' },
})
