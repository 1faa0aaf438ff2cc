import { dollarFigure, wholeNumber } from './numbers.ts'

interface FigureProps {
  readonly label: string
  /** Nothing is shown while it is not known. */
  readonly value: number | undefined
  readonly unit?: string
}

/** An engraved number with its label and unit; stands in a `<dl>`. */
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
  readonly dollars: number | undefined
  readonly unit?: string
}

/** An engraved amount of US dollars with its label; stands in a `<dl>`. */
export function Price({ label, dollars, unit }: PriceProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">
        <Dollars amount={dollars} />
        {unit && dollars !== undefined && <span className="unit"> {unit}</span>}
      </dd>
    </div>
  )
}

/** An amount of US dollars, or that it has to be asked for. */
export function Dollars({ amount }: { amount: number | undefined }) {
  if (amount === undefined) return 'on request'
  return (
    <>
      <span className="currency">$</span>
      {dollarFigure(amount)}
    </>
  )
}
