import type * as English from '../../../../../web/features/booking/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const bookingTexts = translation<typeof English.bookingTexts>()({
  booked: 'Réservation enregistrée',
  sorry: 'Désolé, la réservation n’a pas abouti',
  heading: 'Réserver',
  ready: 'Votre réservation est prête',
  readyNote: 'Rien n’est encore réservé. Vérifiez-la, puis réservez.',
  phone: 'Téléphone',
  phoneHint: 'Au cas où le transporteur aurait une question.',
  address: 'Adresse',
  addressHint: 'L’adresse où livrer le colis.',
  name: 'Nom',
  email: 'E-mail',
  total: 'Total',
  totalUnknown: 'Saisissez une quantité',
  submit: 'Réserver',
  submitFor: (pieces, total) =>
    `Réserver ${pieces}\u00a0${pieces === '1' ? 'pièce' : 'pièces'} pour ${total}`,
  submitting: 'Réservation en cours…',
  signedOutHint: 'Connectez-vous pour réserver. Votre saisie est conservée.',
  needsScript:
    'La réservation a besoin de JavaScript. Activez-le dans votre navigateur, ou écrivez-nous et nous réservons pour vous.',
  keep: 'Enregistrer dans mon profil',
  priceUnknown:
    'Le prix de ce produit n’est pas disponible pour le moment\u00a0: vous ne pouvez pas le réserver ici. Demandez-nous un devis.',
  askForPrice: 'Demander un devis',
  falsyAnswer:
    'La boutique n’a pas accepté cette réservation. Rien n’a été réservé. Réessayez dans un instant.',
  unreachable:
    'La boutique ne répond pas\u00a0: la réservation est peut-être faite, peut-être pas. Réservez à nouveau sans rien changer\u00a0: une même réservation n’est jamais faite deux fois.',
  unreachableElsewhere:
    'La boutique ne répond pas\u00a0: la réservation est peut-être faite, peut-être pas. Vérifiez dans Mes commandes avant de réserver à nouveau.',
})

export const ladderTexts = translation<typeof English.ladderTexts>()({
  caption: 'Prix unitaire selon la quantité',
  range: (first, last) => `de ${first} à ${last} pièces`,
  single: (pieces, count) => `${pieces} ${plural(count, 'pièce', 'pièces')}`,
  from: (quantity) => `à partir de ${quantity}`,
  next: (missing, saved) => `· encore ${missing}\u00a0: ${saved} de moins par pièce`,
})

export const bookedTexts = translation<typeof English.bookedTexts>()({
  heading: 'Réservé. Payez pour lancer l’envoi.',
  quantity: 'Réservé',
  piece: (count) => plural(count, 'pièce', 'pièces'),
  price: 'À payer',
  priceDiffers: (shown) =>
    `Le prix a changé depuis l’ouverture de cette page\u00a0: il était de ${shown}. Vous pouvez annuler la commande dans Mes commandes.`,
  held: 'Réservé pour vous jusqu’au',
  heldLonger: 'Commencez le paiement pour prolonger la réservation jusqu’au',
  pay: 'Payer maintenant',
  orders: 'Voir dans Mes commandes',
  kept: 'Le téléphone et l’adresse sont enregistrés dans votre profil.',
  keeping: 'Enregistrement du téléphone et de l’adresse dans votre profil…',
  notKept: 'L’outil est réservé, mais votre profil n’a pas été mis à jour.',
})
