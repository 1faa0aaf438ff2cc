import type * as English from '../../../../../server/operations/imports/picture-fetch-texts.ts'
import { translation } from '../../../../translation.ts'

export const pictureFetchTexts = translation<typeof English.pictureFetchTexts>()({
  answered: (status) =>
    `L’autre boutique a répondu par le code ${status}. Ouvrez l’adresse dans un navigateur, ou choisissez l’image elle-même pour le produit.`,
  unreachable: 'L’adresse ne répond pas. Réessayez plus tard.',
  tooLarge: (megabytes) =>
    `Ce fichier dépasse ${megabytes}\u00a0Mo. Choisissez une image plus petite pour le produit.`,
  private:
    'Cette adresse est dans un réseau privé, que la boutique n’appelle pas. Choisissez l’image elle-même pour le produit.',
  redirected: 'Cette adresse renvoie sans cesse à une autre. Choisissez l’image elle-même pour le produit.',
  noAddress: 'Ce n’est pas l’adresse d’une image. Corrigez-la dans le fichier.',
  notStored: 'L’image n’a pas pu être enregistrée. Réessayez plus tard.',
})
