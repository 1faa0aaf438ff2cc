import type * as English from '../../../../../web/features/overview/overdue-texts.ts'
import { translation } from '../../../../translation.ts'

export const overdueTexts = translation<typeof English.overdueTexts>()({
  heading: 'Überfällige Rechnungen',
  loading: 'Überfällige Rechnungen werden geladen',
  notLoaded: 'Die überfälligen Rechnungen konnten nicht geladen werden.',
  all: (sum) => `Alle überfälligen: ${sum}`,
  days: (days, count) => (count === 1 ? `${days} Tag überfällig` : `${days} Tage überfällig`),
  look: 'Ansehen',
  ofInvoice: (number) => `: ${number}`,
})
