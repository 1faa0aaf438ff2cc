/**
 * Why a sale has no tax. `intra-community`: goods that leave for a company in another country of the EU, which declares
 * the tax itself (Directive 2006/112/EC, Article 138).
 */
export type TaxExemption = 'intra-community'
