import { useMemo } from 'react'
import { deliveryPromise, deliveryRuleOf } from '../../domain/orders/delivery-promise.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { calendarDay } from '../ui/values/calendar-day.ts'
import { useFormats } from '../ui/values/formats.ts'

/** Returns the delivery days that the shop promised at an instant; undefined if it promises none. */
export function usePromise(at: number | null | undefined) {
  const formats = useFormats()
  const { shop } = useShopSettings()
  return useMemo(() => {
    const rule = deliveryRuleOf(shop)
    if (rule === null || typeof at !== 'number') return undefined
    const { leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(at, rule)
    return {
      leaves: calendarDay(formats, leavesOn),
      from: calendarDay(formats, arrivesFrom),
      to: calendarDay(formats, arrivesTo),
    }
  }, [shop, at, formats])
}
