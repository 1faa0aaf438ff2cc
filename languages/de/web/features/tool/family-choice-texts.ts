import type * as English from '../../../../../web/features/tool/family-choice-texts.ts'
import { translation } from '../../../../translation.ts'

export const familyChoiceTexts = translation<typeof English.familyChoiceTexts>()({
  label: (family) => `Auswahl: ${family}`,
  inStock: (pieces) => `${pieces} auf Lager`,
  soldOut: 'Ausverkauft',
})
