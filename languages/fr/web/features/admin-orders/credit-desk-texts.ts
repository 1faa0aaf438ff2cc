import type * as English from '../../../../../web/features/admin-orders/credit-desk-texts.ts'
import { translation } from '../../../../translation.ts'

export const creditDeskTexts = translation<typeof English.creditDeskTexts>()({
  paidBy: 'Payé avec le crédit',
  see: 'Crédit du client',
  mail: 'Envoyer de nouveaux codes',
  mailing: 'Envoi…',
  why: 'L’acheteur reçoit de nouveaux codes pour les cartes cadeaux que personne n’a utilisées. Les anciens codes ne sont alors plus valables.',
  mailed: (count, figure) =>
    count === 1 ? 'Un nouveau code est en route' : `${figure} nouveaux codes sont en route`,
})
