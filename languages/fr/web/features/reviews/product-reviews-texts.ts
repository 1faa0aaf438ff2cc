import type * as English from '../../../../../web/features/reviews/product-reviews-texts.ts'
import { translation } from '../../../../translation.ts'

export const productReviewsTexts = translation<typeof English.productReviewsTexts>()({
  heading: 'Avis clients',
  empty: 'Pas encore d’avis sur ce produit. Après votre achat, le vôtre peut être le premier.',
  stars: (average) => `${average} étoiles sur 5 en moyenne`,
  count: (shown, _count) => `${shown} avis.`,
  ofBuyers: (shown, _count) => `Dont ${shown} après un achat ici.`,
  boughtHere: 'Acheté ici',
  pages: 'En savoir plus sur les avis',
  newest: 'Avis récents',
  older: 'Avis plus anciens',
  write: 'Donner un avis',
})
