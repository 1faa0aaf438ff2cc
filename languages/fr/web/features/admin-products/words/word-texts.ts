import type * as English from '../../../../../../web/features/admin-products/words/word-texts.ts'
import { wholeNumber } from '../../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../../translation.ts'

export const wordTexts = translation<typeof English.wordTexts>()({
  title: 'Traductions',
  hint: (standard) => `Ce qui est vide s’affiche dans la langue par défaut\u00a0: ${standard}.`,
  missing: (formats, language, missing, all) =>
    missing === 0
      ? `${language}\u00a0: complet`
      : `${language}\u00a0: ${wholeNumber(formats, missing)} sur ${wholeNumber(formats, all)} à traduire`,
  inLanguage: (label, language) => `${label} (${language})`,
  original: (language) => `${language}\u00a0:`,
  spec: (key) => `Caractéristique ${key}`,
  alt: (number) => `Ce que montre la photo ${number}`,
})
