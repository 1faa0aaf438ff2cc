import type * as English from '../../../../../web/features/end-withdrawal/texts.ts'
import { translation } from '../../../../translation.ts'

export const endWithdrawalTexts = translation<typeof English.endWithdrawalTexts>()({
  heading: 'Rétractation',
  waits:
    'Cet achat fait l’objet d’une rétractation. Remboursez la commande ci-dessous. Clôturez la rétractation si un remboursement moindre est convenu ou si rien n’est renvoyé. Annulez-la si la commande est finalement souhaitée.',
  isClosed: 'La rétractation est close. Annulez-la si la commande est finalement souhaitée.',
  close: 'Clôturer',
  takeBack: 'Annuler la rétractation',
  ofOrder: (name) => `\u00a0: rétractation de ${name}`,
  closed: 'La rétractation est close',
  takenBack: 'La rétractation est annulée, et la commande est de nouveau valable',
  questions: {
    closed: {
      title: 'Clôturer la rétractation\u202f?',
      text: 'La rétractation quitte vos tâches et reste inscrite à la commande. Un e-mail indique au client ce qui a été remboursé.',
      confirm: 'Clôturer la rétractation',
    },
    'taken-back': {
      title: 'Annuler la rétractation\u202f?',
      text: 'La commande redevient valable et peut être expédiée. Le client reçoit un e-mail.',
      confirm: 'Annuler la rétractation',
    },
  },
  reason: 'Motif',
  reasonHint: 'Le client le lit.',
  ending: 'Enregistrement…',
  keep: 'Pas maintenant',
})
