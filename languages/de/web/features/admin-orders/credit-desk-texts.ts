import type * as English from '../../../../../web/features/admin-orders/credit-desk-texts.ts'
import { translation } from '../../../../translation.ts'

export const creditDeskTexts = translation<typeof English.creditDeskTexts>()({
  paidBy: 'Mit Guthaben bezahlt',
  see: 'Guthaben des Kunden',
  mail: 'Neue Codes verschicken',
  mailing: 'Wird verschickt…',
  why: 'Der Käufer bekommt neue Codes für die Geschenkgutscheine, die noch niemand eingelöst hat. Die bisherigen gelten dann nicht mehr.',
  mailed: (count, figure) =>
    count === 1 ? 'Ein neuer Code ist unterwegs' : `${figure} neue Codes sind unterwegs`,
})
