import type { LanguageTag } from '../../../../contract/languages/languages.ts'
import type * as English from '../../../../web/texts/customer-language.ts'
import { translation } from '../../../translation.ts'

const names = { en: 'Englisch', de: 'Deutsch', fr: 'Französisch' } satisfies Readonly<
  Record<LanguageTag, string>
>

export const customerLanguageTexts = translation<typeof English.customerLanguageTexts>()({
  writes: (language) => `Schreibt auf ${names[language]}`,
  ordered: 'Sprache',
  name: (language) => names[language],
  mailIn: (language) => `Die E-Mail um Ihren Text ist auf ${names[language]}.`,
})
