import type { ReactNode } from 'react'
import { EarlierPrice, type Reduced } from './earlier-price.tsx'
import { useFormats } from './formats.ts'
import { moneyFigure, moneyParts, wholeNumber } from './numbers.ts'
import { valuesTexts } from './value-texts.ts'

interface FigureProps {
  readonly label: string
  /** Undefined while unknown; nothing is rendered then. */
  readonly value: number | undefined
  readonly unit?: string
}

/** Renders a number with its label and unit inside a `<dl>`. */
export function Figure({ label, value, unit }: FigureProps) {
  const formats = useFormats()
  if (value === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        {wholeNumber(formats, value)}
        {unit && <span className="unit"> {unit}</span>}
      </dd>
    </div>
  )
}

interface PriceProps {
  readonly label: string
  readonly amount: number | undefined
  readonly unit?: string
  /** The prices of a tool that may be reduced. */
  readonly earlier?: Reduced
  /** What stands below the price, such as the price of the signed-in account. */
  readonly children?: ReactNode
}

/** Renders an amount in the shop's currency with its label inside a `<dl>`. */
export function Price({ label, amount, unit, earlier, children }: PriceProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        <Amount amount={amount} />
        {earlier && <EarlierPrice of={earlier} />}
        {unit && amount !== undefined && <span className="unit"> {unit}</span>}
        {children}
      </dd>
    </div>
  )
}

/** Shows an amount in the shop's currency, or "on request" if it is undefined. */
export function Amount({ amount }: { amount: number | undefined }) {
  const formats = useFormats()
  if (amount === undefined) return valuesTexts.onRequest
  const [first, ...others] = moneyParts(formats, amount)
  // Only a leading currency sign is styled; other signs keep their place.
  if (!first?.isCurrency) return moneyFigure(formats, amount)
  return (
    <>
      <span className="currency">{first.text}</span>
      {others.map(({ text }) => text).join('')}
    </>
  )
}
