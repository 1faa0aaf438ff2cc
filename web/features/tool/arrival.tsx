import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type CalendarDay, deliveryPromise, weekdayOf } from '../../../domain/delivery-promise.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { arrivalTexts } from './texts.ts'

/** No timer can be longer. */
const longestTimerMs = 2_000_000_000

/**
 * Says when a tool would arrive. Dates appear in the browser only: a cached page would state those of another day.
 * Both sentences have the same reserved space.
 */
export function Arrival() {
  const { holdHours } = useShopSettings()
  const now = useNow()
  return (
    <div className="promise">
      <p className="promise-days">{now === null ? arrivalTexts.rule : <Promised now={now} />}</p>
      <p className="soft">
        {arrivalTexts.included} {holdHours !== undefined && arrivalTexts.held(holdHours)}{' '}
        <Link to={links.delivery}>{arrivalTexts.more}</Link>
      </p>
    </div>
  )
}

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

function Promised({ now }: { readonly now: number }) {
  const { payBy, leavesToday, leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(now)
  return (
    <>
      {leavesToday ? arrivalTexts.today(timeOfDay.format(payBy)) : arrivalTexts.later(dayText(leavesOn))}{' '}
      <b>{arrivalTexts.between(dayText(arrivesFrom, arrivesTo), dayText(arrivesTo))}</b>.
    </>
  )
}

/** Writes a day: Wednesday 25 November; without its month before a day of the same month. */
function dayText(day: CalendarDay, before?: CalendarDay): string {
  const name = `${arrivalTexts.weekdays[weekdayOf(day)]} ${day.day}`
  return before?.month === day.month ? name : `${name} ${arrivalTexts.months[day.month - 1]}`
}

/** Returns the time in the browser, renewed whenever the promise changes; null before hydration. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const shown = now ?? Date.now()
    if (now === null) setNow(shown)
    const wait = Math.min(Math.max(deliveryPromise(shown).changesAt - Date.now(), 0), longestTimerMs)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [now])
  return now
}
