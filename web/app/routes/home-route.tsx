import { useLoaderData } from 'react-router'
import { PendingBookingNotice } from '../../features/sign-in/pending-booking-notice.tsx'
import { HomePage } from '../../features/storefront/home-page.tsx'
import type { HomeData } from '../../features/storefront/load-storefront.ts'

/** `/` (spec §2). Whoever signed up in the middle of a booking is told above it that the booking waits. */
export function HomeRoute() {
  return (
    <>
      <PendingBookingNotice />
      <HomePage {...useLoaderData<HomeData>()} />
    </>
  )
}
