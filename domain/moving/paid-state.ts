import { foldLetters } from '../search/fold-text.ts'

/** States after which most of the money was kept. */
const inPart =
  /\bpartial(?:ly)?[ _-]{0,2}refunded|\bteil(?:weise)?[ _-]{0,2}(?:zu)?(?:ruck)?erstattet|\bpartiel\w{0,8} rembours\w{0,6}|\brembours\w{0,6} partiel/g

/** Words of states in which no money was kept, folded, as other shops write them in English, German and French. */
const unpaid: readonly RegExp[] = [
  /\b(?:cancel|void|fail|on-?hold|holded|draft|trash|unpaid|not[ _-]?paid|expired|declin|denied|reject)/,
  /\b(?:refunded|charge-?back|fraud|error|payment[ _-]review|pending(?! (?:fulfil|ship|pick)))/,
  /\bawaiting[ _-](?:[a-z]{1,10}[ _-]){0,2}(?:payment|wire|cheque|check|transfer)/,
  /\b(?:storn|abgebrochen|abgelehnt|nicht bezahlt|ausstehend)|fehlgeschlagen|wartestellung|erstattet/,
  /\b(?:annul|echou|refus|erreur|non pay|attente paiement)|rembours/,
  /\ben attente(?! d.(?:exped|livr|envoi|reappro|retrait))/,
]

/** Tells whether an order with this state counts among the takings. */
export function wasPaid(state: string): boolean {
  const folded = foldLetters(state).replace(inPart, '')
  return !unpaid.some((words) => words.test(folded))
}
