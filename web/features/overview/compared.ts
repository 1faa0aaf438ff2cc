import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { overviewTexts as texts } from './texts.ts'

/** Returns how an amount differs from that of the previous period. */
export function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? texts.same : texts.nothingBefore
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return texts.same
  return percent > 0 ? texts.more(percent) : texts.less(-percent)
}

/** Returns how a percentage differs from that of the previous period; undefined is a share of nothing. */
export function comparedShare(
  formats: Formats,
  now: number | undefined,
  before: number | undefined,
): string | undefined {
  if (now === undefined) return undefined
  return before === undefined ? texts.nothingBefore : texts.shareBefore(percentFigure(formats, before))
}

/** Returns the paid share of the bookings in percent; undefined without bookings. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part / whole) * 100)
}

/** Formats a share in percent: 75 %. */
export function percentFigure(formats: Formats, value: number): string {
  return `${wholeNumber(formats, value)}\u00a0%`
}
