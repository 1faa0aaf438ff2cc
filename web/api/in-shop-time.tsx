import type { ReactNode } from 'react'
import { TimeZoneContext } from '../ui/values/time-zone.ts'
import { useShopSettings } from './settings-context.ts'

/**
 * Shows staff all instants in the shop's time zone, because filters, figures and exports use the shop's days.
 */
export function InShopTime({ children }: { readonly children: ReactNode }) {
  const { timeZone } = useShopSettings().shop.money
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
}
