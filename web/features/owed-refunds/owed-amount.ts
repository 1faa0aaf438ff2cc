import type { OwedRefund } from '../../../contract/refunds/list-owed-refunds.ts'
import { dollarFigure } from '../../ui/numbers.ts'

/** How much it is, in the currency that it was taken in. */
export function owedAmount({ amount, currency }: Pick<OwedRefund, 'amount' | 'currency'>): string {
  const figure = dollarFigure(amount)
  return currency === undefined ? `$${figure}` : `${figure} ${currency.toUpperCase()}`
}
