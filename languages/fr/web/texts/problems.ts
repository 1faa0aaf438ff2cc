import type * as English from '../../../../web/texts/problems.ts'
import { translation } from '../../../translation.ts'

export const unreachableText = translation<typeof English.unreachableText>()(
  'La boutique ne répond pas. Vérifiez votre connexion, puis réessayez.',
)
export const partMissingText = translation<typeof English.partMissingText>()(
  'Une partie de cette page ne s’est pas chargée. Vérifiez votre connexion, puis réessayez ou rechargez la page.',
)

export const problems = translation<typeof English.problems>()({
  tryAgain: 'Réessayer',
  listMissing: 'Cette liste n’est pas disponible pour le moment.',
  toHome: 'Retour à l’accueil',
  toTools: 'Voir tous les outils',
  notFoundTitle: 'Page introuvable',
  notFound: 'Il n’y a pas de page à cette adresse, ou elle a été supprimée.',
  brokenTitle: 'Cette page ne s’est pas chargée',
  broken: 'Un problème est survenu de notre côté. Réessayez. Si cela ne suffit pas, écrivez-nous.',
  requestNumber: 'Numéro de la requête',
})
