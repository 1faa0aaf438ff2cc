import type * as English from '../../../../web/texts/written-text.ts'
import { translation } from '../../../translation.ts'

export const writtenTextTexts = translation<typeof English.writtenTextTexts>()({
  changed: 'Zuletzt geändert',
  sample: 'Das ist ein Beispieltext. Der Inhaber ersetzt ihn unter Mein Bereich, Seitentexte.',
  unwritten: 'Der Shop hat diese Seite noch nicht geschrieben.',
  unwrittenHint: 'Fragen Sie uns, was Sie wissen möchten.',
})
