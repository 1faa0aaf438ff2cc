import type * as English from '../../../../web/texts/customer-language.ts'
import { translation } from '../../../translation.ts'
import { languageNames } from './language-names.ts'

export const customerLanguageTexts = translation<typeof English.customerLanguageTexts>()({
  writes: (language) => `Écrit en ${languageNames[language].toLowerCase()}`,
  mailIn: (language) => `L’e-mail autour de votre texte est en ${languageNames[language].toLowerCase()}.`,
})
