import type * as English from '../../../../web/texts/written-text.ts'
import { translation } from '../../../translation.ts'

export const writtenTextTexts = translation<typeof English.writtenTextTexts>()({
  changed: 'Dernière modification',
  sample:
    'Ceci est un texte d’exemple. Il se remplace dans «\u00a0Mon espace\u00a0», «\u00a0Textes des pages\u00a0».',
  unwritten: 'Cette page est encore vide.',
  unwrittenHint: 'Posez-nous vos questions.',
})
