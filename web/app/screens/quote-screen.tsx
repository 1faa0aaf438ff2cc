import '../../styles/utilities.css'
import { useSearchParams } from 'react-router'
import type { Item } from '../../api/rows/catalogue.ts'
import { QuotePage } from '../../features/quote/quote-page.tsx'

/** Renders `/quote`; with `?item={id}` for one part, or with `?words=…` after a search without results. */
export function QuoteScreen({ data }: { readonly data: Item | null }) {
  const words = useSearchParams()[0].get('words') ?? ''
  return <QuotePage key={words} item={data} words={words} />
}
