import type * as English from '../../../../web/buying/discount-texts.ts'
import { translation } from '../../../translation.ts'

export const discountTexts = translation<typeof English.discountTexts>()({
  summary: 'Rabattcode',
  label: 'Rabattcode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  checking: 'Der Code wird geprüft …',
  discount: (name) => `Rabatt (${name})`,
  applied: (name, amount) => `Rabatt (${name}): −${amount}`,
  refused: (code, sentence) => `${code}: ${sentence}`,
  unchecked: 'Der Code lässt sich gerade nicht prüfen. Er wird bei der Bestellung geprüft.',
  enter: 'Geben Sie einen Code ein.',
})
