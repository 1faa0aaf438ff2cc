import type { WirePriceRule } from '../../../contract/prices/price-rules.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { instantText } from '../../ui/values/local-time.tsx'
import { moneyFigure, shortMoney, wholeNumber } from '../../ui/values/numbers.ts'
import { pricesTexts as texts } from './texts.ts'

/** Returns what a discount takes off, and from what: "−15 % on Chains". */
export function offInWords(formats: Formats, rule: WirePriceRule): string {
  const { percent, amount, way } = rule
  const off =
    percent === null
      ? texts[way === 'sale' ? 'amountEach' : 'amount'](moneyFigure(formats, amount ?? 0))
      : texts.percent(wholeNumber(formats, percent))
  return texts.on(off, targetsInWords(formats, rule))
}

function targetsInWords(formats: Formats, { on, names, products }: WirePriceRule): string {
  if (on === 'everything') return texts.everything
  if (on !== 'products') return names.join(punctuationTexts.comma)
  const [first] = products
  return products.length === 1 && first ? first.name : texts.products(formats, products.length)
}

/** Returns the limits of a discount: "from $50", "only for Wheel Club". */
export function limitsInWords(formats: Formats, rule: WirePriceRule): readonly string[] {
  const { minimum, oncePerAccount, group } = rule
  return [
    ...(minimum === null ? [] : [texts.fromMinimum(shortMoney(formats, minimum))]),
    ...(oncePerAccount ? [texts.onceEach] : []),
    ...(group ? [texts.forGroup(group.name)] : []),
  ]
}

/** Returns when a discount runs, on the shop's clocks. */
export function timesInWords(formats: Formats, rule: WirePriceRule): string {
  const { startsAt, endsAt, stoppedAt, phase } = rule
  const at = (instant: number) => instantText(formats, instant, formats.timeZone)
  if (phase === 'stopped' && stoppedAt !== null) return texts.stopped(at(stoppedAt))
  if (phase === 'ended' && endsAt !== null) return texts.ended(at(endsAt))
  if (phase === 'running' || startsAt === null) return endsAt === null ? texts.always : texts.ends(at(endsAt))
  return endsAt === null ? texts.startsUntilStopped(at(startsAt)) : texts.period(at(startsAt), at(endsAt))
}
