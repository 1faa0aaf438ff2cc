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
    <fieldset className="grid min-w-0 m-0 p-0 border-0" disabled={busy}>
      <legend className="card-title">{paymentTexts.ways}</legend>
      {ways.map((way) => (
        <label className="flex gap-3 items-center min-h-11 cursor-pointer" key={way}>
          <input
            className="w-5 h-5 m-0 accent-ink"
            type="radio"
            name={name}
            checked={way === chosen}
            onChange={() => onChoose(way)}
          />
          {paymentTexts.way[way]}
        </label>
      ))}
    </fieldset>
  )
}
