import type * as English from '../../../../web/texts/written-text.ts'
import { translation } from '../../../translation.ts'

export const writtenTextTexts = translation<typeof English.writtenTextTexts>()({
  changed: 'Dernière modification',
  sample: 'Ceci est un texte d’exemple. Le propriétaire le remplace sous Mon espace, Textes des pages.',
  unwritten: 'La boutique n’a pas encore écrit cette page.',
  unwrittenHint: 'Demandez-nous ce que vous voulez savoir.',
})
