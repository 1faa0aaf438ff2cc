import type * as English from '../../../../../web/features/sign-in/pending-booking-texts.ts'
import { translation } from '../../../../translation.ts'

export const pendingBookingTexts = translation<typeof English.pendingBookingTexts>()({
  waits: (product) => `Noch nicht abgeschlossen: ${product}.`,
  goOn: 'Fortfahren',
  drop: 'Verwerfen',
})
