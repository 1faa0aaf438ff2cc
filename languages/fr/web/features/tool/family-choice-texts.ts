import type * as English from '../../../../../web/features/tool/family-choice-texts.ts'
import { translation } from '../../../../translation.ts'

export const familyChoiceTexts = translation<typeof English.familyChoiceTexts>()({
  label: (family) => `Choix\u202f: ${family}`,
  inStock: (pieces) => `${pieces} en stock`,
  soldOut: 'Épuisé',
})
