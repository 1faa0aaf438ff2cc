import type * as English from '../../../../web/buying/discount-texts.ts'
import { translation } from '../../../translation.ts'

export const discountTexts = translation<typeof English.discountTexts>()({
  summary: 'Code de remise',
  label: 'Code de remise',
  apply: 'Appliquer',
  remove: 'Retirer',
  checking: 'Vérification du code…',
  discount: (name) => `Remise (${name})`,
  applied: (name, amount) => `Remise (${name})\u00a0: −${amount}`,
  refused: (code, sentence) => `${code}\u00a0: ${sentence}`,
  unchecked: 'Le code n’a pas pu être vérifié. Il le sera au moment de la commande.',
  enter: 'Saisissez un code.',
})
