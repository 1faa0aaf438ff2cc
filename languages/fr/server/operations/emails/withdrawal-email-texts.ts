import type * as English from '../../../../../server/operations/emails/withdrawal-email-texts.ts'
import { translation } from '../../../../translation.ts'

const way = (toCard: boolean) => (toCard ? 'sur votre carte' : 'par le même moyen de paiement')
const within = (days: number) => (days === 1 ? 'dans un délai d’un jour' : `dans un délai de ${days} jours`)

export const withdrawalEmailTexts = translation<typeof English.withdrawalEmailTexts>()({
  order: 'Commande',
  withdrawn: 'Rétractation',
  reason: 'Motif',
  refunded: 'Remboursé',
  refundedOf: (refunded, price) => `${refunded} sur ${price}`,
  seeOrder: 'Voir la commande',
  received: {
    subject: 'Nous avons reçu votre rétractation',
    what: (at) =>
      `Vous vous êtes rétracté de l’achat ci-dessous. Votre rétractation nous est parvenue le ${at}. Vous n’avez pas à vous justifier.`,
    returnAndRefund: (address, toCard, days) =>
      `Renvoyez ce que vous avez reçu à\u00a0: ${address}. Inscrivez le numéro de commande sur le colis. Ce qui n’est pas encore parti ne sera pas envoyé. Nous vous remboursons ${way(toCard)}, ${within(days)} après l’arrivée du retour.`,
    refund: (toCard, days) => `Rien ne sera envoyé. Nous vous remboursons ${way(toCard)}, ${within(days)}.`,
    keep: (page) =>
      `Conservez cet e-mail. Si vous ne vous êtes pas rétracté, ou si vous voulez finalement la commande, répondez tout de suite ou écrivez-nous\u00a0: ${page}`,
  },
  closed: {
    subject: (order) => `Votre rétractation est réglée\u00a0: ${order}`,
    what: (order) => `Nous avons clos la rétractation de votre commande (${order}).`,
    disagree: (page) => `Si vous n’êtes pas d’accord, répondez à cet e-mail ou écrivez-nous\u00a0: ${page}`,
  },
  takenBack: {
    subject: (order) => `Votre commande est de nouveau valable\u00a0: ${order}`,
    what: (order) =>
      `Nous avons annulé la rétractation de votre commande (${order}), qui est donc de nouveau valable.`,
    weSend: 'Nous l’emballons et l’envoyons.',
    youKeep: 'Vous gardez ce que nous avons envoyé.',
    notAsked: (page) =>
      `Si vous ne l’avez pas demandé, répondez à cet e-mail ou rétractez-vous de nouveau\u00a0: ${page}`,
  },
  staff: {
    subject: (order) => `Rétractation\u00a0: ${order}`,
    subjectOfSeveral: (count) => `Rétractation\u00a0: ${count} commandes`,
    what: 'Un client s’est rétracté d’un achat payé. N’envoyez pas ce qui n’est pas encore parti.',
    refund:
      'Remboursez sur la page de la commande\u00a0: tout de suite si elle n’est pas partie, sinon à son retour.',
    seeAndRefund: 'Voir la commande et rembourser',
    seeOrders: 'Voir les commandes',
  },
})
