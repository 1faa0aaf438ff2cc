import { EarlierPrice, type Reduced } from './earlier-price.tsx'
import { moneyFigure, moneyParts, wholeNumber } from './numbers.ts'

interface FigureProps {
  readonly label: string
  /** Undefined while unknown; nothing is rendered then. */
  readonly value: number | undefined
  readonly unit?: string
}

/** Renders a number with its label and unit inside a `<dl>`. */
export function Figure({ label, value, unit }: FigureProps) {
  if (value === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        {wholeNumber(value)}
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
}

/** Renders an amount in the shop's currency with its label inside a `<dl>`. */
export function Price({ label, amount, unit, earlier }: PriceProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        <Amount amount={amount} />
        {earlier && <EarlierPrice of={earlier} />}
        {unit && amount !== undefined && <span className="unit"> {unit}</span>}
      </dd>
    </div>
  )
}

/** Shows an amount in the shop's currency, or "on request" if it is undefined. */
export function Amount({ amount }: { amount: number | undefined }) {
  if (amount === undefined) return 'on request'
  const parts = moneyParts(amount)
  const [first] = parts
  // Only a leading currency sign is styled; other signs keep their place.
  if (!first?.isCurrency) return moneyFigure(amount)
  return (
    <>
      <span className="currency">{first.text}</span>
      {parts
        .slice(1)
        .map(({ text }) => text)
        .join('')}
    </>
  )
}
