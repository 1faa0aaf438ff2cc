import type * as English from '../../../../domain/shop/price-terms-texts.ts'
import { translation } from '../../../translation.ts'

export const priceTermsTexts = translation<typeof English.priceTermsTexts>()({
  terms: {
    none: { included: 'inkl. Versand', added: 'zzgl. Versandkosten' },
    included: { included: 'inkl. MwSt. und Versand', added: 'inkl. MwSt., zzgl. Versandkosten' },
    added: { included: 'inkl. Versand, zzgl. MwSt.', added: 'zzgl. MwSt. und Versandkosten' },
  },
  taxIncluded: 'inkl. MwSt.',
  plusTax: 'zzgl. MwSt.',
  included: {
    alone: (rate, name) => `inkl. ${rate}\u00a0% ${name}`,
    withDelivery: (rate, name) => `inkl. ${rate}\u00a0% ${name} und Versand`,
    plusDelivery: (rate, name) => `inkl. ${rate}\u00a0% ${name}, zzgl. Versandkosten`,
  },
  added: {
    alone: (rate, name) => `zzgl. ${rate}\u00a0% ${name}`,
    withDelivery: (rate, name) => `inkl. Versand, zzgl. ${rate}\u00a0% ${name}`,
    plusDelivery: (rate, name) => `zzgl. ${rate}\u00a0% ${name} und Versandkosten`,
  },
})
