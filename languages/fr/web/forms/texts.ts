import type * as English from '../../../../web/forms/texts.ts'
import { translation } from '../../../translation.ts'

export const earlierDraftTexts = translation<typeof English.earlierDraftTexts>()({
  filledIn: 'Vos modifications non enregistrées ont été reprises.',
  discard: 'Les abandonner',
})

export const needsScriptTexts = translation<typeof English.needsScriptTexts>()({
  link: 'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis ouvrez à nouveau le lien de l’e-mail.',
  account: 'Le compte a besoin de JavaScript. Activez-le dans votre navigateur, ou',
  writeToUs: 'écrivez-nous',
})

export const imageTexts = translation<typeof English.imageTexts>()({
  label: 'Image',
  hint: 'JPEG, PNG, WebP, GIF ou AVIF, jusqu’à 10\u00a0Mo.',
  chooseAgain: (name) =>
    `Choisissez à nouveau ${name}\u00a0: le navigateur oublie les fichiers quand une page se recharge.`,
  sending: 'Envoi de l’image…',
})
