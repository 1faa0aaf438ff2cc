import type * as English from '../../../../../web/features/reviews/product-reviews-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const productReviewsTexts = translation<typeof English.productReviewsTexts>()({
  heading: 'Bewertungen',
  empty:
    'Zu diesem Produkt gibt es noch keine Bewertung. Wenn Sie es gekauft haben, können Sie die erste schreiben.',
  stars: (average) => `Im Schnitt ${average} von 5 Sternen`,
  count: (shown, count) => `${shown} ${plural(count, 'Bewertung', 'Bewertungen')}.`,
  ofBuyers: (shown, _count) => `Davon ${shown} nach Kauf in diesem Shop.`,
  boughtHere: 'Hier gekauft',
  pages: 'Mehr zu den Bewertungen',
  newest: 'Neueste Bewertungen',
  older: 'Ältere Bewertungen',
  write: 'Bewertung schreiben',
})
