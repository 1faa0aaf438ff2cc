import type * as English from '../../../../../server/operations/emails/ready-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const readyEmailTexts = translation<typeof English.readyEmailTexts>()({
  subjectOfOne: (order) => `Prêt à retirer\u00a0: ${order}`,
  subject: (count) => `Prêtes à retirer\u00a0: vos ${count} commandes`,
  isReady: (order, code) =>
    `Votre commande (${order}) est prête. Présentez ce code au comptoir\u00a0: ${code}.`,
  areReady: (count, code) =>
    `Vos ${count} commandes sont prêtes. Présentez ce code au comptoir\u00a0: ${code}.`,
  code: 'Code de retrait',
  pickUpAt: 'Retrait à',
  open: 'Ouvert',
  note: 'Remarque',
  order: 'Commande',
  seeOrder: 'Voir la commande',
  seeOrders: 'Voir les commandes',
})
