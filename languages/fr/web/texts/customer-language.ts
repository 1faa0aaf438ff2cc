import type { LanguageTag } from '../../../../contract/languages/languages.ts'
import type * as English from '../../../../web/texts/customer-language.ts'
import { translation } from '../../../translation.ts'

const names = { en: 'anglais', de: 'allemand', fr: 'français' } satisfies Readonly<
  Record<LanguageTag, string>
>

export const customerLanguageTexts = translation<typeof English.customerLanguageTexts>()({
  writes: (language) => `Écrit en ${names[language]}`,
  ordered: 'Langue',
  name: (language) => names[language],
  mailIn: (language) => `L’e-mail autour de votre texte est en ${names[language]}.`,
})
