import { type ComponentType, useEffect, useState } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { HomePage } from '../../features/storefront/home-page.tsx'
import type { HomeData } from '../../features/storefront/load-storefront.ts'
import { readInTab } from '../../session/browser-storage.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'

/** Renders `/` (spec §2) below a reminder of a booking that was interrupted by a sign-up. */
export function HomeScreen({ data }: { readonly data: HomeData }) {
  const [Reminder, setReminder] = useState<ComponentType>()
  useEffect(() => {
    if (!readInTab(pendingBookingKey)) return
    const load = () => import('../../features/sign-in/pending-booking-notice.tsx')
    // If the code fails to load, the page stays unchanged; the next visit tries again.
    loadOnDemand(load).then(
      (part) => setReminder(() => part.PendingBookingNotice),
      () => undefined,
    )
  }, [])
  return (
    <>
      {Reminder && <Reminder />}
      <HomePage {...data} />
    </>
  )
}
