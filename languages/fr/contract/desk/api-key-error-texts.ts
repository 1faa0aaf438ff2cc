import type * as English from '../../../../contract/desk/api-key-error-texts.ts'
import { translation } from '../../../translation.ts'

export const apiKeyErrorTexts = translation<typeof English.apiKeyErrorTexts>()({
  KEY_INVALID:
    'Cette clé d’API est inconnue, a expiré ou a été révoquée. Utilisez-en une autre, ou créez-en une sur la page Clés d’API.',
  KEY_WITHOUT_OPERATION: 'Cette clé d’API n’a pas ce droit. Choisissez-le pour elle sur la page Clés d’API.',
  KEY_NOT_ACCEPTED: 'Aucune clé d’API ne peut faire cela. Connectez-vous vous-même.',
  API_KEY_NOT_FOUND: 'Cette clé d’API n’existe pas. Rechargez la liste des clés.',
  API_KEY_CHANGED:
    'Cette clé d’API a été modifiée entre-temps. Comparez les deux, puis enregistrez à nouveau.',
  API_KEY_REVOKED: 'Cette clé d’API est révoquée et ne sera plus jamais valable. Créez-en une nouvelle.',
  API_KEY_OF_ANOTHER:
    'Cette clé d’API a été créée par un autre administrateur. Révoquez-la, ou créez-en une à vous.',
  API_KEY_LIMIT:
    'Vous avez 50 clés d’API valables. Révoquez celles dont rien n’a besoin, puis créez celle-ci.',
})
