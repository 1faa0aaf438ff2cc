import type * as English from '../../../../web/texts/written-text.ts'
import { translation } from '../../../translation.ts'

export const writtenTextTexts = translation<typeof English.writtenTextTexts>()({
  changed: 'Zuletzt geändert',
  sample: 'Das ist ein Beispieltext. Er lässt sich unter „Mein Bereich“, „Seitentexte“ ersetzen.',
  unwritten: 'Diese Seite ist noch leer.',
  unwrittenHint: 'Fragen Sie uns einfach.',
})
