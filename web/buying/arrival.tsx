import { punctuationTexts } from '../texts/punctuation.ts'
import { useFormats } from '../ui/values/formats.ts'
import './arrival.css'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { type DeliveryRule, deliveryPromise, deliveryRuleOf } from '../../domain/orders/delivery-promise.ts'
import { asSentence } from '../../domain/writing/as-sentence.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { links } from '../routing/links.ts'
import { LocalHour } from '../ui/values/local-time.tsx'
import { weekdayText } from '../ui/values/weekday.ts'
import { arrivalTexts, bookedArrivalTexts, invoicedArrivalTexts } from './arrival-texts.ts'
import { useDeliveryPrices } from './delivery-country.ts'
import { deliveryRuleTexts } from './delivery-rule.ts'
import { useTaxNote } from './tax-note.ts'

/** The longest possible delay of a timer. */
const longestTimerMs = 2_000_000_000

interface ArrivalProps {
  /** True for an order that is already held and only has to be paid. Its own price says what it includes. */
  readonly booked?: boolean
  /** True while the person orders it by invoice instead of paying now. */
  readonly byInvoice?: boolean
}

/**
 * Shows when a product would arrive. Only the browser shows dates, because a cached page would show old ones. Both
 * sentences have the same reserved space.
 */
export function Arrival({ booked = false, byInvoice = false }: ArrivalProps) {
  const formats = useFormats()
  const { holdHours, shop } = useShopSettings()
  const note = useTaxNote(useDeliveryPrices() ? 'stated' : 'included')
  const rule = useMemo(() => deliveryRuleOf(shop), [shop])
  return (
    <div className="promise">
      {rule && (
        <Days rule={rule} texts={textsOf({ booked, byInvoice })} asRule={deliveryRuleTexts(shop)?.short} />
      )}
      <p className="soft">
        {!booked && asSentence(note)}{' '}
        {!booked && holdHours !== undefined && arrivalTexts.held(formats, holdHours)}{' '}
        <Link to={links.delivery}>{arrivalTexts.more}</Link>
      </p>
    </div>
  )
}

type Texts = typeof arrivalTexts | typeof bookedArrivalTexts | typeof invoicedArrivalTexts

function textsOf({ booked, byInvoice }: Required<ArrivalProps>): Texts {
  if (byInvoice) return invoicedArrivalTexts
  return booked ? bookedArrivalTexts : arrivalTexts
}

interface DaysProps {
  readonly rule: DeliveryRule
  readonly texts: Texts
  /** The sentence without dates. */
  readonly asRule: string | undefined
}

function Days({ rule, texts, asRule }: DaysProps) {
  const now = useNow(rule)
  return (
    <p className="promise-days">{now === null ? asRule : <Promised now={now} rule={rule} texts={texts} />}</p>
  )
}

interface PromisedProps extends Pick<DaysProps, 'rule' | 'texts'> {
  readonly now: number
}

function Promised({ now, rule, texts }: PromisedProps) {
  const formats = useFormats()
  const { payBy, leavesToday, leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(now, rule)
  return (
    <>
      {leavesToday ? (
        <>
          {texts.payBy} <LocalHour at={payBy} />
          {texts.today}
        </>
      ) : (
        texts.later(weekdayText(formats, leavesOn))
      )}{' '}
      <b>{arrivalTexts.between(weekdayText(formats, arrivesFrom), weekdayText(formats, arrivesTo))}</b>
      {punctuationTexts.stop}
    </>
  )
}

/** Returns the current time, updated whenever the promise changes; null before hydration. */
function useNow(rule: DeliveryRule): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const shown = now ?? Date.now()
    if (now === null) setNow(shown)
    const { changesAt } = deliveryPromise(shown, rule)
    const wait = Math.min(Math.max(changesAt - Date.now(), 0), longestTimerMs)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [now, rule])
  return now
}
