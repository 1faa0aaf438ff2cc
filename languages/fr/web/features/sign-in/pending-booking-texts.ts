import type * as English from '../../../../../web/features/sign-in/pending-booking-texts.ts'
import { translation } from '../../../../translation.ts'

export const pendingBookingTexts = translation<typeof English.pendingBookingTexts>()({
  waits: (product) => `Votre réservation vous attend\u00a0: ${product}.`,
  goOn: 'Continuer la réservation',
  drop: 'Abandonner',
})
