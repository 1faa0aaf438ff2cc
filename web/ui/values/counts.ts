import type { Formats } from './formats.ts'
import { wholeNumber } from './numbers.ts'

/** Writes a count with its English noun: 1 piece, 1,200 pieces. */
export function counted(formats: Formats, count: number, noun: string): string {
  return `${wholeNumber(formats, count)} ${count === 1 ? noun : `${noun}s`}`
}

/** Formats a change of a count with its sign: +1,200. */
export function signedNumber(formats: Formats, value: number): string {
  return `${value < 0 ? '−' : '+'}${wholeNumber(formats, Math.abs(value))}`
}
