import type * as English from '../../../../web/texts/customer-language.ts'
import { translation } from '../../../translation.ts'
import { languageNames } from './language-names.ts'

export const customerLanguageTexts = translation<typeof English.customerLanguageTexts>()({
  writes: (language) => `Schreibt auf ${languageNames[language]}`,
  mailIn: (language) => `Die E-Mail um Ihren Text ist auf ${languageNames[language]}.`,
})
