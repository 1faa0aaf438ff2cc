import type { ReactNode } from 'react'
import { longDrawings } from './long-drawings.tsx'
import { roundDrawings } from './round-drawings.tsx'

const drawings: Readonly<Record<string, ReactNode>> = { ...roundDrawings, ...longDrawings }

interface DrawingProps {
  /** The name of the drawing; a drawing unknown to this version is left out. */
  readonly name: string
  /** Alternative text; empty if the text beside the drawing says the same. */
  readonly label: string
}

/** Draws how to take a measurement. */
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
