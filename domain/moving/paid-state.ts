import { foldLetters } from '../search/fold-text.ts'

/** States after which most of the money was kept. */
const inPart =
  /\bpartial(?:ly)?[ _-]{0,2}refunded|\bteil(?:weise)?[ _-]{0,2}(?:zu)?(?:ruck)?erstattet|\bpartiel\w{0,8} rembours\w{0,6}|\brembours\w{0,6} partiel/g

/** Words of states in which no money was kept, folded, as other shops write them in English, German and French. */
const unpaid = new RegExp(
  [
    ...[
      '\\bcancel',
      '\\bvoid',
      '\\bfail',
      '\\bpending(?! (?:fulfil|ship|pick))',
      '\\bon-?hold',
      '\\bholded',
      '\\bdraft',
    ],
    ...[
      '\\btrash',
      '\\bunpaid',
      '\\bnot[ _-]?paid',
      '\\bexpired',
      '\\bdeclin',
      '\\bdenied',
      '\\breject',
      '\\brefunded',
    ],
    ...['\\bcharge-?back', '\\bfraud', '\\berror', '\\bpayment[ _-]review'],
    '\\bawaiting[ _-](?:[a-z]{1,10}[ _-]){0,2}(?:payment|wire|cheque|check|transfer)',
    ...[
      '\\bstorn',
      '\\babgebrochen',
      '\\babgelehnt',
      'fehlgeschlagen',
      '\\bnicht bezahlt',
      '\\bausstehend',
      'wartestellung',
    ],
    ...[
      'erstattet',
      '\\bannul',
      'rembours',
      '\\bechou',
      '\\brefus',
      '\\berreur',
      '\\bnon pay',
      '\\battente paiement',
    ],
    '\\ben attente(?! d.(?:exped|livr|envoi|reappro|retrait))',
  ].join('|'),
)

/** Tells whether an order with this state counts among the takings. */
export function wasPaid(state: string): boolean {
  return !unpaid.test(foldLetters(state).replace(inPart, ''))
}
