import { useId } from 'react'
import { paymentTexts } from '../texts.ts'

export type Way = 'card' | 'other'

const ways = ['card', 'other'] as const

interface WayChoiceProps {
  readonly chosen: Way
  readonly busy: boolean
  readonly onChoose: (way: Way) => void
}

/** Renders the choice between the shop's card form and the provider's other ways to pay. */
export function WayChoice({ chosen, busy, onChoose }: WayChoiceProps) {
  const name = useId()
  return (
    <fieldset className="way-choice" disabled={busy}>
      <legend className="card-title">{paymentTexts.ways}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name={name} checked={way === chosen} onChange={() => onChoose(way)} />
          {paymentTexts.way[way]}
        </label>
      ))}
    </fieldset>
  )
}
