import type * as English from '../../../../web/buying/delivery-choice-texts.ts'
import { translation } from '../../../translation.ts'

export const deliveryChoiceTexts = translation<typeof English.deliveryChoiceTexts>()({
  label: 'Pays de livraison',
  other: 'Autre pays',
  otherCountry: 'autres pays',
  unknown: 'Saisissez une quantité pour voir les frais de livraison.',
  costs: (country, fee) => `Frais de livraison (${country})\u00a0: ${fee}.`,
  free: (country) => `Livraison gratuite (${country}).`,
  missing: (amount) => `Plus que ${amount} pour la livraison gratuite.`,
  goods: 'Articles',
  delivery: 'Livraison',
  freeWord: 'gratuite',
})
