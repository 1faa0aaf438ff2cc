import type * as English from '../../../../../web/features/offer/texts.ts'
import { translation } from '../../../../translation.ts'

export const offerPageTexts = translation<typeof English.offerPageTexts>()({
  title: 'Notre devis',
  description: 'Affiche un devis de la boutique et permet de l’accepter.',
  checking: 'Lecture du lien',
  noLink: 'Cette adresse est incomplète. Ouvrez à nouveau le lien de l’e-mail pour voir le devis.',
  notOffered: 'Cette boutique ne fait pas de devis ici. Écrivez-nous.',
  loading: 'Chargement du devis',
  pasteLead:
    'JavaScript est désactivé dans ce navigateur. Copiez le lien de l’e-mail et collez-le ici pour lire le devis.',
  pasteLabel: 'Lien de l’e-mail',
  showOffer: 'Afficher le devis',
  notALink:
    'Ce n’est pas un lien vers un devis. Copiez le lien entier de l’e-mail, puis collez-le à nouveau.',
  acceptNeedsScript:
    'Pour accepter le devis, ouvrez le lien de l’e-mail dans un navigateur avec JavaScript, ou répondez à l’e-mail.',
  lines: 'Lignes du devis',
  product: 'Produit',
  each: 'Prix unitaire',
  price: 'Prix',
  total: 'Total',
  plusDelivery: 'Les frais de livraison s’ajoutent à l’acceptation, selon le pays de votre adresse.',
  plusFee: (fee) =>
    `Les frais de livraison s’ajoutent à l’acceptation\u00a0: ${fee}, ou le prix pour le pays de votre adresse.`,
  left: (count) => `reste ${count}`,
  fewerLeft: (count) => `plus que ${count} à présent`,
  gone: 'plus en vente',
  validUntil: 'Valable jusqu’à la fin du',
  noHold: 'Rien n’est mis de côté avant l’acceptation, rien n’est débité avant le paiement.',
  accept: 'Accepter le devis',
  acceptAndSignIn: 'Se connecter et accepter',
  signInNote:
    'Connectez-vous ou créez un compte, puis revenez ici pour accepter. Les commandes sont alors à vous.',
  waiting: 'notre devis',
  as: (email) => `Les commandes vont sur le compte ${email}.`,
  accepting: 'Acceptation…',
  accepted: 'Le devis est accepté.',
  heldUntil: 'Chaque ligne est désormais une commande, mise de côté pour vous jusqu’au',
  payThere: 'Payez dans Mes commandes.',
  acceptedPaid: 'Chaque ligne est désormais une commande. Vous les trouvez dans Mes commandes.',
  toMyOrders: 'Payer dans Mes commandes',
  myOrders: 'Mes commandes',
  contact: 'Nous écrire',
  from: 'De',
})
