import type * as English from '../../../../contract/images/image-error-texts.ts'
import { translation } from '../../../translation.ts'

export const imageErrorTexts = translation<typeof English.imageErrorTexts>()({
  IMAGE_NOT_OURS:
    'Cette image n’est pas dans la boutique. Importez d’abord son fichier dans la boutique, puis choisissez-la à nouveau.',
  IMAGE_MISSING: 'Envoyez une image, sous forme de fichier dans le champ de formulaire «\u00a0image\u00a0».',
  IMAGE_TOO_LARGE:
    'Ce fichier dépasse 10\u00a0Mo. Choisissez-en un plus petit, ou enregistrez-le dans une qualité inférieure.',
  IMAGE_NOT_SUPPORTED:
    'Ce fichier n’est pas une image utilisable. Choisissez un fichier JPEG, PNG, WebP, GIF ou AVIF.',
  IMAGE_DAMAGED:
    'Cette image est endommagée ou incomplète. Enregistrez-la à nouveau, ou choisissez-en une autre.',
  IMAGE_TOO_MANY_PIXELS: 'Cette image a trop de pixels. Réduisez-la, puis choisissez-la à nouveau.',
  IMAGE_NOT_TAKEN:
    'Le service d’images a refusé cette image. Enregistrez-la dans un autre format, ou choisissez-en une autre.',
  IMAGE_HOST_UNAVAILABLE:
    'Le service d’images est indisponible. Votre image n’a pas été enregistrée. Réessayez dans quelques minutes.',
  IMAGE_HOST_CLOSED:
    'Le service d’images refuse la clé de cette boutique. Votre image n’a pas été enregistrée. Merci de prévenir la boutique.',
})
