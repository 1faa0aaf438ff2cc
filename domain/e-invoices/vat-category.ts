import { euCountries } from '../shop/european-countries.ts'
import type { TaxExemption } from '../tax/tax-exemption.ts'
import type { VatCategory } from './e-invoice.ts'

/** What is known of the tax of a line. */
export interface TaxedLine {
  /** In percent; null if the paper states no tax. */
  readonly rate: number | null
  readonly exempt?: TaxExemption | undefined
  readonly isGiftCard: boolean
  /** The country whose rate applies; for exports, the country of delivery. Null if unknown. */
  readonly country: string | null
}

/** Why nothing is charged, for the sentence of the law. */
export type ExemptionReason = 'intra-community' | 'export' | 'gift-card' | 'small-enterprise' | 'no-tax'

export interface CategoryOfLine {
  readonly category: VatCategory
  /** Missing for a rate, and for a rate of zero, which needs no reason. */
  readonly reason?: ExemptionReason
}

/**
 * Returns the VAT category of a line (docs/decisions/0163).
 *
 * A gift card is exempt (E), although selling one is no supply (Directive 2006/112/EC, Article 30b), because O allows
 * no other category on the same invoice. A shop of the EU that states no tax is a small enterprise (Article 284): exempt.
 * Elsewhere there is no VAT (O). A rate of zero abroad is an export from the EU, else a zero rate.
 *
 * @param home the seller's country.
 */
export function categoryOf({ rate, exempt, isGiftCard, country }: TaxedLine, home: string): CategoryOfLine {
  if (rate !== null && rate > 0) return { category: 'S' }
  if (exempt === 'intra-community') return { category: 'K', reason: exempt }
  if (isGiftCard) return { category: 'E', reason: 'gift-card' }
  const isFromEu = euCountries.has(home)
  if (rate === null)
    return isFromEu ? { category: 'E', reason: 'small-enterprise' } : { category: 'O', reason: 'no-tax' }
  const isExport = isFromEu && country !== null && !euCountries.has(country)
  return isExport ? { category: 'G', reason: 'export' } : { category: 'Z' }
}

/** The codes of the reasons, from the list VATEX of the European Commission; the other ones have none. */
export const exemptionCodes: Readonly<Partial<Record<ExemptionReason, string>>> = {
  'intra-community': 'VATEX-EU-IC',
  export: 'VATEX-EU-G',
  'no-tax': 'VATEX-EU-O',
}
