import type * as English from '../../../../web/texts/language-names.ts'
import { translation } from '../../../translation.ts'

export const languageNames = translation<typeof English.languageNames>()({
  en: 'Anglais',
  de: 'Allemand',
  fr: 'Français',
})
