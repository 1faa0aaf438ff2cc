import type { ReactNode } from 'react'

type ChipState = 'plain' | 'good' | 'warn' | 'bad'

/** A state in a word: paid, unpaid, low. Colour repeats what the word says. */
export function Chip({ state = 'plain', children }: { state?: ChipState; children: ReactNode }) {
  return <span className={state === 'plain' ? 'chip' : `chip chip-${state}`}>{children}</span>
}
