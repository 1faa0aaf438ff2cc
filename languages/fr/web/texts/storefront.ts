import type * as English from '../../../../web/texts/storefront.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('fr')

export const heroTexts = translation<typeof English.heroTexts>()({
  action: 'Acheter',
})

export const homeTexts = translation<typeof English.homeTexts>()({
  title: 'Outils et pièces de vélo pour l’atelier',
  description:
    'Clés, pieds d’atelier, jauges et pièces pour les ateliers vélo. Avec le prix unitaire, la quantité minimale et le stock.',
})

export const tilesTexts = translation<typeof English.tilesTexts>()({
  label: 'Par où commencer',
  tools: { heading: 'Outils', text: 'Tous les outils, avec leur prix et leur stock.' },
  parts: { heading: 'Pièces', text: 'Les pièces d’usure, chacune avec son prix.' },
  workshop: {
    heading: 'Ateliers complets',
    text: 'Dites-nous ce qu’il vous faut, nous vous donnons un prix.',
  },
})

export const productsTexts = translation<typeof English.productsTexts>()({
  title: 'Tous les outils',
  description: 'Tous les outils, avec leur prix unitaire, la quantité minimale et le stock.',
  heading: 'Bonnes affaires',
  all: 'Voir tous les outils',
  empty: 'Il n’y a pas d’outils pour le moment. Il en arrive bientôt.',
  buy: 'Acheter',
  look: 'Voir la fiche',
  price: 'Prix',
  minimum: 'Minimum',
  piece: (count) => plural(count ?? 2, 'pièce', 'pièces'),
  available: (count) => plural(count, 'disponible', 'disponibles'),
  soldOut: 'Épuisé',
  backSoon: 'bientôt de retour',
})

export const itemsTexts = translation<typeof English.itemsTexts>()({
  title: 'Pièces',
  description: 'Chaînes, cassettes, plaquettes, câbles et autres pièces que consomme un atelier.',
  heading: 'Pièces',
  all: 'Voir toutes les pièces',
  empty: 'Il n’y a pas de pièces pour le moment.',
  unnamed: 'Pièce',
  quote: 'Demander un devis',
  from: (pieces) => `à partir de ${pieces} pièces`,
})

export const pagesTexts = translation<typeof English.pagesTexts>()({
  label: 'Pages',
  first: 'Première page',
  next: 'Page suivante',
})

export const reviewsTexts = translation<typeof English.reviewsTexts>()({
  heading: 'Avis',
  empty: 'Pas encore d’avis. Le vôtre pourrait être le premier.',
  unnamed: 'Avis client',
  stars: (given) => `${given} ${plural(given, 'étoile', 'étoiles')} sur 5`,
  reply: (shop) => `Réponse de ${shop}`,
})

export const statsTexts = translation<typeof English.statsTexts>()({
  label: 'La boutique en chiffres',
})

export const callTexts = translation<typeof English.callTexts>()({
  heading: 'Il vous faut autre chose\u202f?',
  text: 'Dites-nous ce qu’il vous faut et en quelle quantité. Une personne de l’atelier vous répond.',
  quote: 'Demander un devis',
  contact: 'Nous contacter',
})
