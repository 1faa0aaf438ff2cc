import type * as English from '../../../../web/texts/written-pages.ts'
import { translation } from '../../../translation.ts'

export const writtenPages = translation<typeof English.writtenPages>()({
  blog: {
    title: 'Six questions de développement React',
    description:
      'Performance, état, prototypes, setters, recherche de produits et tests unitaires\u00a0: nos questions, et ce que nous répondrions.',
  },
  portfolio: {
    title: 'Mon portfolio',
    description: 'Le CV de la personne qui a fait cette boutique\u00a0: études, compétences et deux sites.',
  },
  delivery: {
    title: 'Livraison',
    description: 'Le prix de la livraison, le départ des colis et la durée de vos réservations.',
  },
  returns: {
    title: 'Retours',
    description: 'Annuler une réservation, renvoyer un outil et se faire rembourser.',
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Ce que la boutique garde sur vous, où, combien de temps, et comment le faire supprimer.',
  },
  terms: {
    title: 'Conditions générales de vente',
    description: 'Ce qui est convenu entre vous et nous quand vous réservez et payez un outil.',
  },
  accessibility: {
    title: 'Accessibilité',
    description:
      'Le niveau d’accessibilité de la boutique, ce qui manque encore, et comment nous signaler un obstacle.',
  },
  quote: {
    title: 'Demander un devis',
    description: 'Dites-nous ce qu’il vous faut et en quelle quantité. Nous répondons avec un prix.',
  },
  contact: {
    title: 'Contact',
    description: 'Écrire à la boutique, ou trouver son adresse, son téléphone et ses horaires.',
  },
})
