import { useMemo } from 'react'
import { type CalendarDay, deliveryPromise, deliveryRuleOf } from '../../domain/orders/delivery-promise.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { calendarDay } from '../ui/values/calendar-day.ts'

/** Returns the days that the shop promised at an instant; undefined if it promises none. */
export function usePromise(at: number | null | undefined) {
  const { shop } = useShopSettings()
  return useMemo(() => {
    const rule = deliveryRuleOf(shop)
    if (rule === null || typeof at !== 'number') return undefined
    const { leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(at, rule)
    return { leaves: dayText(leavesOn), from: dayText(arrivesFrom), to: dayText(arrivesTo) }
  }, [shop, at])
}

function dayText({ year, month, day }: CalendarDay): string {
  return calendarDay([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'))
}
