import { useLoaderData } from 'react-router'
import { HomePage } from '../features/storefront/home-page.tsx'
import type { HomeData } from '../features/storefront/load-storefront.ts'

/** `/` (spec §2). */
export function HomeRoute() {
  return <HomePage {...useLoaderData<HomeData>()} />
}
