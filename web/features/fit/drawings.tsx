import type { ReactNode } from 'react'
import { longDrawings } from './long-drawings.tsx'
import { roundDrawings } from './round-drawings.tsx'

const drawings: Readonly<Record<string, ReactNode>> = { ...roundDrawings, ...longDrawings }

interface DrawingProps {
  /** The name of the drawing, which is left out if this version does not know it. */
  readonly name: string
  /** Alternative text; empty where the text beside it says the same. */
  readonly label: string
}

/** Draws where to measure. */
export function Drawing({ name, label }: DrawingProps) {
  const drawing = drawings[name]
  if (drawing === undefined) return null
  if (label === '') {
    return (
      <svg
        className="drawing w-full max-w-60 h-auto fill-none [stroke-linejoin:round] stroke-[1.5]"
        viewBox="0 0 240 150"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
  return (
    <svg
      className="drawing w-full max-w-60 h-auto fill-none [stroke-linejoin:round] stroke-[1.5]"
      viewBox="0 0 240 150"
      role="img"
      aria-label={label}
    >
      {drawing}
    </svg>
  )
}
