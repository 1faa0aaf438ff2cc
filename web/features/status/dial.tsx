import type { PartState } from '../../../contract/shop/status.ts'

/** Degrees from the left stop, where the needle stays for an unknown state. */
const turns: Readonly<Record<PartState, number>> = { unknown: 0, down: 30, slow: 90, works: 150 }

const zones: readonly (readonly [state: PartState, arc: string])[] = [
  ['down', 'M10 60A50 50 0 0 1 35 16.7'],
  ['slow', 'M35 16.7A50 50 0 0 1 85 16.7'],
  ['works', 'M85 16.7A50 50 0 0 1 110 60'],
]

/** Draws an instrument whose needle points to a state. The text beside it names the state. */
export function Dial({ state }: { readonly state: PartState }) {
  return (
    <svg
      className="dial row-span-2 w-full fill-none"
      viewBox="0 0 120 68"
      aria-hidden="true"
      data-state={state}
    >
      {zones.map(([zone, arc]) => (
        <path key={zone} className="dial-zone" data-lit={zone === state || undefined} d={arc} />
      ))}
      <path
        className="stroke-edge stroke-6 [stroke-dasharray:1_14] [stroke-dashoffset:0.5]"
        pathLength="180"
        d="M20 60A40 40 0 0 1 100 60"
      />
      <path className="stroke-ink stroke-3" d="M60 60H22" transform={`rotate(${turns[state]} 60 60)`} />
      <circle className="fill-ink" cx="60" cy="60" r="5" />
    </svg>
  )
}
