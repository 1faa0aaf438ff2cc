import type { LanguageTag } from '../contract/languages/languages.ts'
import type { parcelSlipTexts } from '../web/features/admin-orders/parcel-slip-texts.ts'
import type { TextsLike } from './translation.ts'

/**
 * Loads the texts of a packing slip in each language: a slip has the language of its order, and the page around it
 * that of the build. Each is a chunk of its own, which only the page of the slips loads.
 */
export const parcelSlips: Readonly<
  Record<LanguageTag, () => Promise<{ readonly parcelSlipTexts: TextsLike<typeof parcelSlipTexts> }>>
> = {
  en: () => import('./en/web/features/admin-orders/parcel-slip-texts.ts'),
  de: () => import('./de/web/features/admin-orders/parcel-slip-texts.ts'),
  fr: () => import('./fr/web/features/admin-orders/parcel-slip-texts.ts'),
}
