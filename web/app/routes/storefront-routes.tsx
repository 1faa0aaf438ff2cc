import { useLoaderData } from 'react-router'
import type { Item, Tool } from '../../api/rows/catalogue.ts'
import { PendingBookingNotice } from '../../features/sign-in/pending-booking-notice.tsx'
import { HomePage } from '../../features/storefront/home-page.tsx'
import { ItemsList } from '../../features/storefront/items-list.tsx'
import type { HomeData } from '../../features/storefront/load-storefront.ts'
import { Section } from '../../features/storefront/section.tsx'
import { ToolGrid } from '../../features/storefront/tool-grid.tsx'
import { itemsTexts, toolsTexts } from '../../texts/storefront.ts'

/** Renders `/` (spec §2), below a reminder of a booking that a sign-up interrupted. */
export function HomeRoute() {
  return (
    <>
      <PendingBookingNotice />
      <HomePage {...useLoaderData<HomeData>()} />
    </>
  )
}

/** Renders `/tools` (spec §2). */
export function ToolsRoute() {
  return (
    <Section level={1} heading={toolsTexts.heading}>
      <ToolGrid tools={useLoaderData<readonly Tool[]>()} level={2} />
    </Section>
  )
}

/** Renders `/items` (spec §2). */
export function ItemsRoute() {
  return (
    <Section level={1} heading={itemsTexts.heading}>
      <ItemsList items={useLoaderData<readonly Item[]>()} level={2} />
    </Section>
  )
}
