import { useLoaderData } from 'react-router'
import { PendingBookingNotice } from '../../features/sign-in/pending-booking-notice.tsx'
import { HomePage } from '../../features/storefront/home-page.tsx'
import type { HomeData } from '../../features/storefront/load-storefront.ts'

/** Renders `/` (spec §2), below a reminder of a booking that a sign-up interrupted. */
export function HomeRoute() {
  return (
    <>
      <PendingBookingNotice />
      <HomePage {...useLoaderData<HomeData>()} />
    </>
  )
}
