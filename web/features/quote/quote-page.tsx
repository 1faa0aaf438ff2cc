import type { Item } from '../../api/rows/catalogue.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { QuotedPart } from './quoted-part.tsx'
import { quoteTexts } from './texts.ts'
import { WriteToUs } from './write-to-us.tsx'

/** Renders `/quote`: requests a price, for the part in the address or in general. */
export function QuotePage({ item }: { item: Item | null }) {
  return (
    <WriteToUs title={writtenPages.quote.title} lead={quoteTexts.quoteLead} kind="quote" item={item?._id}>
      {item && <QuotedPart item={item} />}
    </WriteToUs>
  )
}
