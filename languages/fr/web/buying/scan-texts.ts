import type * as English from '../../../../web/buying/scan-texts.ts'
import { translation } from '../../../translation.ts'

export const scanTexts = translation<typeof English.scanTexts>()({
  scan: 'Scanner avec l’appareil photo',
  heading: 'Scanner des codes-barres',
  hint: 'Présentez un code-barres devant l’appareil. Chacun est ajouté une fois tant qu’il est visible.',
  camera: 'Image de l’appareil photo',
  read: (number) => `Lu\u00a0: ${number}`,
  noCamera: 'L’appareil photo est inaccessible. Autorisez-le dans le navigateur, ou saisissez le numéro.',
  done: 'Terminé',
  close: 'Fermer',
})
