import type { ReactNode } from 'react'
import { TimeZoneContext } from '../ui/values/time-zone.ts'
import { useShopSettings } from './settings-context.ts'

/**
 * Shows staff all instants in the shop's time zone: filters, figures and exports beside them are of the shop's days,
 * wherever the browser is.
 */
export function InShopTime({ children }: { readonly children: ReactNode }) {
  const { timeZone } = useShopSettings().shop.money
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
}
