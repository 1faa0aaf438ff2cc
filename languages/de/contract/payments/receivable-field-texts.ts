import type * as English from '../../../../contract/payments/receivable-field-texts.ts'
import { translation } from '../../../translation.ts'

export const receivableFieldTexts = translation<typeof English.receivableFieldTexts>()({
  note: 'Schreiben Sie den Grund. Das Team liest ihn später.',
  transferAmount: (least) => `Geben Sie mindestens ${least} ein.`,
  parts: (most) => `Ordnen Sie höchstens ${most} Rechnungen auf einmal zu.`,
  partTwice: 'Eine Rechnung steht zweimal in der Liste. Fassen Sie beide Teile zusammen.',
  partsMissing: 'Ordnen Sie mindestens eine Rechnung zu.',
  steps: (most) => `Schreiben Sie höchstens ${most} Mahnungen.`,
  stepDays: (most) => `Geben Sie eine ganze Zahl von Tagen von 1 bis ${most} ein.`,
  stepOrder: 'Jede Mahnung kommt später als die vorherige. Geben Sie mehr Tage ein.',
  placeholder: (written) => `${written} wird nicht ausgefüllt. Verwenden Sie einen der Namen unten.`,
  languageTwice: 'Eine Mahnung hat zwei Texte in einer Sprache. Entfernen Sie einen.',
})
