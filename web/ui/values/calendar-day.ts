import { writeCalendarDay } from '../../../domain/writing/write-dates.ts'
import { shopsWriting } from './numbers.ts'

/** Writes a date without a time, such as 2026-12-24, in the shop's format. */
export function calendarDay(date: string): string {
  return writeCalendarDay('long', date, shopsWriting().writing.dates)
}
