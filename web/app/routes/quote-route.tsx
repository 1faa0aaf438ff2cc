import { useLoaderData } from 'react-router'
import type { Item } from '../../api/rows/catalogue.ts'
import { QuotePage } from '../../features/quote/quote-page.tsx'

/** Renders `/quote`, or `?item={id}` for one part. */
export function QuoteRoute() {
  return <QuotePage item={useLoaderData<Item | null>()} />
}
