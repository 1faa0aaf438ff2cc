import { priceNote } from '../../domain/tax/tax-sentence.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { fieldNumber } from '../forms/typed-numbers.ts'
import { useFormats } from '../ui/values/formats.ts'

/** Returns what prices include, to be said below them. */
export function useTaxNote(delivery: Parameters<typeof priceNote>[1]): string {
  const { shop } = useShopSettings()
  const formats = useFormats()
  return priceNote(shop.tax, delivery, (value) => fieldNumber(formats, value))
}
