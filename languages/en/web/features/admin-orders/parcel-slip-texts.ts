import { parcelSlipTexts as source } from '../../../../../web/features/admin-orders/parcel-slip-texts.ts'

/** The source for builds of other languages, in which its own path leads to the translation. */
export const parcelSlipTexts = source
