import type { ReactNode } from 'react'

type ChipState = 'plain' | 'good' | 'warn' | 'bad'

/** Shows a state as a word: paid, unpaid, low. Colour only repeats the word. */
export function Chip({ state = 'plain', children }: { state?: ChipState; children: ReactNode }) {
  return <span className={state === 'plain' ? 'chip' : `chip chip-${state}`}>{children}</span>
}
