import type * as English from '../../../../../web/features/reviews/product-reviews-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const productReviewsTexts = translation<typeof English.productReviewsTexts>()({
  heading: 'Bewertungen',
  empty: 'Noch keine Bewertung für dieses Produkt. Haben Sie es gekauft, kann Ihre die erste sein.',
  stars: (average) => `Im Schnitt ${average} von 5 Sternen`,
  count: (shown, count) => `${shown} ${plural(count, 'Bewertung', 'Bewertungen')}.`,
  ofBuyers: (shown, _count) => `Davon ${shown} nach einem Kauf in diesem Shop.`,
  boughtHere: 'Hier gekauft',
  pages: 'Mehr zu den Bewertungen',
  newest: 'Neueste Bewertungen',
  older: 'Ältere Bewertungen',
  write: 'Bewertung schreiben',
})
