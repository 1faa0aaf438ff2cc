import type * as English from '../../../../../web/features/withdrawal/texts.ts'
import { translation } from '../../../../translation.ts'

export const withdrawalTexts = translation<typeof English.withdrawalTexts>()({
  lead: (days) =>
    `Vous pouvez vous rétracter à tout moment avant l’expédition de votre achat, puis pendant ${days} jours après son arrivée. Vous n’avez pas à donner de raison.`,
  step: (step) => `Étape ${step} sur 2`,
  number: 'Numéro de la commande ou de l’achat',
  numberHint: 'Il figure dans chaque e-mail sur la commande, par exemple TW-1042-9 ou P-1042-3.',
  email: 'E-mail',
  emailHint: 'L’adresse e-mail de votre réservation.',
  find: 'Trouver l’achat',
  finding: 'Recherche…',
  choose: 'Pour quelles commandes vous rétractez-vous\u202f?',
  line: (quantity, product) => `${quantity} × ${product}`,
  states: {
    open: '',
    withdrawn: 'La rétractation est déjà faite.',
    refunded: 'Elle est remboursée.',
    cancelled: 'Elle est annulée.',
    late: 'Le délai de rétractation est écoulé.',
  },
  unpaid: 'Non payée\u00a0: elle est annulée aussitôt.',
  notSent: 'Payée, non expédiée\u00a0: nous la remboursons et ne l’expédions pas.',
  sent: 'Expédiée\u00a0: renvoyez-la et nous la remboursons. Rétractation possible jusqu’au',
  nothingOpen:
    'Vous ne pouvez vous rétracter ici pour aucune de ces commandes. En cas de problème avec une commande, écrivez-nous.',
  confirm: 'Confirmer la rétractation',
  confirming: 'Rétractation en cours…',
  back: 'Saisir un autre numéro',
  done: 'Nous avons reçu votre rétractation.',
  mailed: (email) => `Un e-mail envoyé à ${email} la confirme.`,
  cancelledOn: 'Annulée, rien n’est débité. Reçue le',
  refundOn: 'Nous remboursons par le même moyen de paiement. Reçue le',
  sendBack: 'Renvoyez ce que vous avez reçu à\u00a0:',
  contact: 'Nous écrire',
  notOffered:
    'Vous ne pouvez pas vous rétracter ici. Écrivez-nous en précisant la commande et l’adresse e-mail de la réservation.',
  chooseOne: 'Choisissez au moins une commande.',
})
