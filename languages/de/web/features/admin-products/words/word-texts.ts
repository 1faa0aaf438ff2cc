import type * as English from '../../../../../../web/features/admin-products/words/word-texts.ts'
import { wholeNumber } from '../../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../../translation.ts'

export const wordTexts = translation<typeof English.wordTexts>()({
  title: 'Weitere Sprachen',
  hint: (standard) => `Was leer ist, erscheint auf ${standard}.`,
  missing: (formats, language, missing, all) =>
    missing === 0
      ? `${language}: vollständig`
      : `${language}: ${wholeNumber(formats, missing)} von ${wholeNumber(formats, all)} ${missing === 1 ? 'fehlt' : 'fehlen'}`,
  inLanguage: (label, language) => `${label} (${language})`,
  original: (language) => `${language}:`,
  spec: (key) => `Angabe ${key}`,
  alt: (number) => `Was Bild ${number} zeigt`,
})
