import type * as English from '../../../../../web/features/order-link/texts.ts'
import { translation } from '../../../../translation.ts'

export const orderLinkTexts = translation<typeof English.orderLinkTexts>()({
  title: 'Votre commande',
  description: 'Affiche l’état d’une commande grâce au lien reçu par e-mail.',
  checking: 'Lecture du lien',
  noLink:
    'Cette adresse est incomplète. Ouvrez à nouveau le lien de l’e-mail, ou connectez-vous pour voir vos commandes dans Mes commandes.',
  notOffered: 'Cette boutique n’affiche les commandes que dans Mes commandes. Connectez-vous pour les voir.',
  loading: 'Chargement de la commande',
  pasteLead:
    'JavaScript est désactivé dans ce navigateur. Copiez le lien de l’e-mail et collez-le ici pour voir la commande.',
  pasteLabel: 'Lien de l’e-mail',
  showOrder: 'Afficher la commande',
  notALink:
    'Ce n’est pas un lien vers une commande. Copiez le lien entier de l’e-mail, puis collez-le à nouveau.',
  product: (quantity, product) => `${quantity} × ${product}`,
  purchase: (number) => `de l’achat ${number}`,
  states: {
    unpaid: 'Non payée',
    'on-account': 'À payer sur facture',
    paid: 'Payée',
    sent: 'Expédiée',
    cancelled: 'Annulée',
  },
  pickedUp: 'Retirée en magasin',
  refunds: { part: 'Remboursée en partie', whole: 'Remboursée' },
  bookedOn: 'réservée le',
  next: 'La suite',
  held: 'Connectez-vous et payez\u202f; ensuite, nous préparons et expédions. Les articles sont réservés jusqu’au',
  holdOver:
    'La réservation a expiré\u00a0: les articles sont peut-être vendus. Vous pouvez encore payer dans Mes commandes tant que le stock suffit.',
  addressMissing:
    'Payée. Il nous faut l’adresse de livraison avant l’envoi\u00a0: connectez-vous et indiquez-la dans Mes commandes.',
  toSend: 'Payée. Nous la préparons.',
  leaves: (leaves, from, to) =>
    `Payée. Elle part au plus tard le ${leaves} et arrive entre le ${from} et le ${to}.`,
  sent: 'Expédiée le',
  arrives: (from, to) => `Elle arrive entre le ${from} et le ${to}.`,
  parcel: 'Son colis\u00a0:',
  parcels: (count) => `Ses ${count} colis\u00a0:`,
  noParcel: 'La boutique n’a pas indiqué de numéro de suivi.',
  refunded: 'Le remboursement est en cours. Votre banque peut mettre jusqu’à dix jours à l’afficher.',
  withdrawn:
    'Vous avez exercé votre droit de rétractation. Renvoyez ce que vous avez reçu. Nous remboursons la commande.',
  withdrawalClosed:
    'Vous avez exercé votre droit de rétractation. La boutique a clos votre demande\u202f; notre e-mail en donne la raison.',
  cancelled: 'Annulée le',
  notCharged: 'Rien n’a été débité.',
  until: 'Ce lien est valable jusqu’au',
  limits: 'Cette page n’affiche ni adresse ni prix. Tout le reste se trouve dans Mes commandes.',
  signIn: 'Se connecter à Mes commandes',
  contact: 'Nous écrire',
})
