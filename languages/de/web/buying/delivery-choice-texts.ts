import type * as English from '../../../../web/buying/delivery-choice-texts.ts'
import { translation } from '../../../translation.ts'

export const deliveryChoiceTexts = translation<typeof English.deliveryChoiceTexts>()({
  label: 'Lieferland',
  other: 'Anderes Land',
  otherCountry: 'andere Länder',
  unknown: 'Geben Sie eine Menge ein, um die Versandkosten zu sehen.',
  costs: (country, fee) => `Versandkosten (${country}): ${fee}.`,
  free: (country) => `Lieferung kostenlos (${country}).`,
  missing: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung.`,
  goods: 'Waren',
  delivery: 'Lieferung',
  freeWord: 'kostenlos',
})
