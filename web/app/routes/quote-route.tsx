import '../../styles/utilities.css'
import { useLoaderData, useSearchParams } from 'react-router'
import type { Item } from '../../api/rows/catalogue.ts'
import { QuotePage } from '../../features/quote/quote-page.tsx'

/** Renders `/quote`, or `?item={id}` for one part, or `?words=…` for what a search did not find. */
export function QuoteRoute() {
  const words = useSearchParams()[0].get('words') ?? ''
  return <QuotePage key={words} item={useLoaderData<Item | null>()} words={words} />
}
