import '../../styles/utilities.css'
import { ComparePage } from '../../features/compare/compare-page.tsx'
import type { Compared } from '../../features/compare/load-compared.ts'

/** Renders `/compare?tools=…`. */
export function CompareScreen({ data }: { readonly data: Compared }) {
  return <ComparePage {...data} />
}
