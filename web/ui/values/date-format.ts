import { type DateKind, writeDate } from '../../../domain/writing/write-dates.ts'
import { shopsWriting } from './numbers.ts'

/**
 * Writes an instant in the shop's format.
 * @param timeZone the browser's own if undefined.
 */
export function dateText(kind: DateKind, at: number, timeZone: string | undefined): string {
  return writeDate(kind, at, timeZone, shopsWriting().writing.dates)
}

/** Writes the date of an instant in the shop's time zone, because the server renders it for all visitors. */
export function dayInShop(at: number, kind: 'day' | 'long' = 'day'): string {
  return dateText(kind, at, shopsWriting().timeZone)
}
