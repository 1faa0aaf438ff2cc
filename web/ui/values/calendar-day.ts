import { writeCalendarDay } from '../../../domain/writing/write-dates.ts'
import type { Formats } from './formats.ts'

/** Writes a date without a time, such as 2026-12-24, in the shop's format. */
export function calendarDay(formats: Formats, date: string): string {
  return writeCalendarDay('long', date, formats.writing.dates)
}
