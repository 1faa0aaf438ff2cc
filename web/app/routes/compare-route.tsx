import '../../styles/utilities.css'
import { useLoaderData } from 'react-router'
import { ComparePage } from '../../features/compare/compare-page.tsx'
import type { Compared } from '../../features/compare/load-compared.ts'

/** Renders `/compare?tools=…`. */
export function CompareRoute() {
  return <ComparePage {...useLoaderData<Compared>()} />
}
