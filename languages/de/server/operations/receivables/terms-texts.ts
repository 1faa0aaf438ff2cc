import type * as English from '../../../../../server/operations/receivables/terms-texts.ts'
import { translation } from '../../../../translation.ts'

export const termsTexts = translation<typeof English.termsTexts>()({
  aboveLimit: (owed, limit, price, excess) =>
    `Sie schulden ${owed} von ${limit}; diese Bestellung über ${price} ist um ${excess} zu hoch. Bezahlen Sie sie mit Karte, oder bezahlen Sie zuerst eine Rechnung.`,
  overdue: (day) =>
    `Eine Rechnung Ihres Unternehmens war am ${day} fällig. Bezahlen Sie diese zuerst, oder bezahlen Sie diese Bestellung mit Karte.`,
})
