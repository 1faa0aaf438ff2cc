import { type DateKind, writeDate } from '../../../domain/writing/write-dates.ts'
import type { Formats } from './formats.ts'

/**
 * Writes an instant in the shop's format.
 * @param timeZone the browser's own if undefined.
 */
export function dateText(formats: Formats, kind: DateKind, at: number, timeZone: string | undefined): string {
  return writeDate(kind, at, timeZone, formats.writing.dates)
}

/** Writes the date of an instant in the shop's time zone, because the server renders it for all visitors. */
export function dayInShop(formats: Formats, at: number, kind: 'day' | 'long' = 'day'): string {
  return dateText(formats, kind, at, formats.timeZone)
}
