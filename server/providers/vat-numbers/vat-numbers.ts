/** What a register says of a VAT number. `unanswered`: it is down, busy or too slow, so that nothing is known. */
export type VatAnswer = 'valid' | 'invalid' | 'unanswered'

/** Looks VAT numbers up. */
export interface VatNumbers {
  /** @param vatNumber with the letters of its country. */
  readonly lookUp: (vatNumber: string) => Promise<VatAnswer>
}
