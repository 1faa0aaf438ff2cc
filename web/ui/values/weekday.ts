import { writeCalendarDay } from '../../../domain/writing/write-dates.ts'
import type { Formats } from './formats.ts'

/** Writes a date (2026-11-25) with its weekday in the shop's locale: Wednesday, November 25. */
export function weekdayText(formats: Formats, date: string): string {
  return writeCalendarDay('weekday', date, formats.writing.dates)
}
