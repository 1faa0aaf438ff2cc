import type * as English from '../../../../../web/features/reviews/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const addReviewTexts = translation<typeof English.addReviewTexts>()({
  heading: 'Donner un avis',
  lead: 'Dites aux autres ce que vous en pensez. Votre avis paraît aussitôt sur la page d’accueil, avec votre nom et votre photo.',
  loading: 'Chargement des outils que vous avez achetés',
  tool: 'Sujet',
  toolHint: 'Les outils que vous avez payés. Un nouvel avis sur le même outil remplace le précédent.',
  noTool: 'La boutique en général',
  toolsNotLoaded: 'Les outils que vous avez achetés ne se sont pas chargés.',
  theTool: 'l’outil',
  ratings: 'Note',
  stars: (formats, count) => `${wholeNumber(formats, count)} ${plural(count, 'étoile', 'étoiles')}`,
  chosen: (count) => `${count} sur 5`,
  review: 'Avis',
  reviewHint: 'Facultatif. Ce qu’il est bon de savoir avant de commander.',
  submit: 'Publier l’avis',
  submitting: 'Enregistrement…',
  onHome: 'Votre avis est sur la page d’accueil.',
  onHomeAndTool: 'Votre avis est sur la page d’accueil et sur celle de l’outil.',
  look: 'Le voir',
  lookAt: (product) => `Le voir\u00a0: ${product}`,
  added: 'Avis enregistré',
  failed: 'Désolé, l’avis n’a pas pu être enregistré.',
})
