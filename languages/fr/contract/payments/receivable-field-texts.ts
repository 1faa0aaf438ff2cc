import type * as English from '../../../../contract/payments/receivable-field-texts.ts'
import { translation } from '../../../translation.ts'

export const receivableFieldTexts = translation<typeof English.receivableFieldTexts>()({
  note: 'Écrivez le motif. L’équipe le lira plus tard.',
  transferAmount: (least) => `Saisissez au moins ${least}.`,
  parts: (most) => `Attribuez au plus ${most} factures à la fois.`,
  partTwice: 'Une facture figure deux fois dans la liste. Réunissez les deux parts.',
  partsMissing: 'Attribuez au moins une facture.',
  steps: (most) => `Écrivez au plus ${most} relances.`,
  stepDays: (most) => `Saisissez un nombre entier de jours de 1 à ${most}.`,
  stepOrder: 'Chaque relance vient après la précédente. Saisissez plus de jours.',
  placeholder: (written) => `${written} n’est pas remplacé. Utilisez l’un des noms ci-dessous.`,
  languageTwice: 'Une relance a deux textes dans une même langue. Supprimez-en un.',
})
