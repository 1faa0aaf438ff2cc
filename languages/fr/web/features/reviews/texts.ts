import type * as English from '../../../../../web/features/reviews/texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const addReviewTexts = translation<typeof English.addReviewTexts>()({
  heading: 'Donner un avis',
  lead: 'Dites aux autres clients ce que vous en pensez. Votre avis paraît aussitôt sur la page d’accueil, avec votre nom et votre photo.',
  loading: 'Chargement des outils achetés',
  tool: 'Objet de l’avis',
  toolHint: 'Les outils que vous avez payés. Un nouvel avis sur le même outil remplace le précédent.',
  noTool: 'La boutique en général',
  toolsNotLoaded: 'Les outils achetés n’ont pas pu être chargés.',
  theTool: 'l’outil',
  ratings: 'Note',
  stars: (formats, count) => counted(formats, count, 'étoile', 'étoiles'),
  chosen: (count) => `${count} sur 5`,
  review: 'Avis',
  reviewHint: 'Facultatif. Ce qu’il est bon de savoir avant de commander.',
  submit: 'Publier l’avis',
  submitting: 'Publication…',
  onHome: 'Votre avis est sur la page d’accueil.',
  onHomeAndTool: 'Votre avis est sur la page d’accueil et sur la page de l’outil.',
  look: 'Voir sur la page d’accueil',
  lookAt: (product) => `Voir à la page ${product}`,
  added: 'Avis publié',
  failed: 'L’avis n’a pas pu être publié.',
})
