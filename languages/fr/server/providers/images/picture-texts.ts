import type * as English from '../../../../../server/providers/images/picture-texts.ts'
import { translation } from '../../../../translation.ts'

export const pictureTexts = translation<typeof English.pictureTexts>()({
  tooManyPixels: (millions) =>
    `Cette image compte plus de ${millions}\u00a0millions de pixels. Réduisez-la, puis choisissez-la à nouveau.`,
  heic: 'C’est une photo HEIC, que nous ne pouvons pas utiliser. Enregistrez-la en JPEG et choisissez-la à nouveau. Sur un iPhone, «\u00a0Le plus compatible\u00a0», sous Réglages, Appareil photo, Formats, prend les photos en JPEG.',
  notHere: 'La boutique n’a pas cette image. Choisissez à nouveau son fichier.',
})
