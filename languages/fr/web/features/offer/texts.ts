import type * as English from '../../../../../web/features/offer/texts.ts'
import { translation } from '../../../../translation.ts'

export const offerPageTexts = translation<typeof English.offerPageTexts>()({
  title: 'Notre devis',
  description: 'Affiche un devis de la boutique, et permet de l’accepter.',
  checking: 'Lecture du lien',
  noLink: 'Cette adresse est incomplète. Rouvrez le lien depuis l’e-mail pour voir le devis.',
  notOffered: 'Cette boutique ne fait pas de devis ici. Écrivez-nous.',
  loading: 'Chargement du devis',
  pasteLead:
    'JavaScript est désactivé dans ce navigateur. Copiez le lien de l’e-mail et collez-le ici pour lire le devis.',
  pasteLabel: 'Lien de l’e-mail',
  showOffer: 'Afficher le devis',
  notALink: 'Ce lien ne mène pas à un devis. Copiez le lien de l’e-mail en entier, puis collez-le à nouveau.',
  acceptNeedsScript:
    'Pour accepter le devis, ouvrez le lien de l’e-mail dans un navigateur avec JavaScript, ou répondez à l’e-mail.',
  lines: 'Lignes du devis',
  product: 'Produit',
  each: 'Prix unitaire',
  price: 'Prix',
  total: 'Total',
  plusDelivery: 'La livraison s’ajoute quand vous acceptez, selon le pays de votre adresse.',
  plusFee: (fee) =>
    `La livraison s’ajoute quand vous acceptez\u00a0: ${fee}, ou le tarif du pays de votre adresse.`,
  left: (count) => `${count} en stock`,
  fewerLeft: (count) => `plus que ${count} en stock`,
  gone: 'plus en vente',
  validUntil: 'Valable jusqu’au',
  noHold: 'Rien n’est réservé avant que vous ne l’acceptiez, et rien n’est débité avant que vous ne payiez.',
  accept: 'Accepter le devis',
  acceptAndSignIn: 'Se connecter et accepter',
  signInNote:
    'Connectez-vous ou créez un compte, puis revenez ici pour accepter. Les commandes seront dans votre compte.',
  waiting: 'notre devis',
  as: (email) => `Les commandes vont dans le compte ${email}.`,
  accepting: 'Acceptation…',
  accepted: 'Le devis est accepté.',
  heldUntil: 'Chaque ligne est maintenant une commande, réservée pour vous jusqu’au',
  payThere: 'Payez dans «\u00a0Mes commandes\u00a0».',
  order: (quantity, product) => `\u00a0: ${quantity} × ${product}, `,
  acceptedPaid:
    'Chaque ligne est maintenant une commande. Vous les trouvez toutes dans «\u00a0Mes commandes\u00a0».',
  toMyOrders: 'Payer dans «\u00a0Mes commandes\u00a0»',
  myOrders: 'Mes commandes',
  contact: 'Nous écrire',
  from: 'De',
})
