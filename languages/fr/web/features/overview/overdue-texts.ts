import type * as English from '../../../../../web/features/overview/overdue-texts.ts'
import { translation } from '../../../../translation.ts'

export const overdueTexts = translation<typeof English.overdueTexts>()({
  heading: 'Factures en retard',
  loading: 'Chargement des factures en retard',
  notLoaded: 'Les factures en retard n’ont pas pu être chargées.',
  all: (sum) => `Toutes en retard\u00a0: ${sum}`,
  days: (days, count) => (count === 1 ? `${days} jour de retard` : `${days} jours de retard`),
  look: 'Voir',
  ofInvoice: (number) => ` ${number}`,
})
