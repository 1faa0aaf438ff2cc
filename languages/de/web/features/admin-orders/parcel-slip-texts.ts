import type * as English from '../../../../../web/features/admin-orders/parcel-slip-texts.ts'
import { translation } from '../../../../translation.ts'

export const parcelSlipTexts = translation<typeof English.parcelSlipTexts>()({
  slip: 'Lieferschein',
  booked: 'Bestellt am',
  reference: 'Ihre Bestellnummer',
  deliverTo: 'Lieferadresse',
  picksUp: 'Wird im Laden abgeholt.',
  content: 'Inhalt dieses Pakets',
  pieces: 'Stück',
  tool: 'Produkt',
})
