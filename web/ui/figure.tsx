import { dollarFigure, wholeNumber } from './numbers.ts'

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly unit?: string
}

/** An engraved number with its label and unit; stands in a `<dl>`. */
export function Figure({ label, value, unit }: FigureProps) {
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
  /** US dollars. */
  readonly dollars: number
  readonly unit?: string
}

/** An engraved amount of US dollars with its label; stands in a `<dl>`. */
export function Price({ label, dollars, unit }: PriceProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        <span className="currency">$</span>
        {dollarFigure(dollars)}
        {unit && <span className="unit"> {unit}</span>}
      </dd>
    </div>
  )
}
