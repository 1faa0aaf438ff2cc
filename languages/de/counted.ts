import type { Formats } from '../../web/ui/values/formats.ts'
import { wholeNumber } from '../../web/ui/values/numbers.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('de')

/** Writes a count with its noun: 1 Bestellung, 1.200 Bestellungen. */
export function counted(formats: Formats, count: number, one: string, other: string): string {
  return `${wholeNumber(formats, count)} ${plural(count, one, other)}`
}

/** Returns the text for the number of rows on a page: "25 Bestellungen, weitere auf der nächsten Seite". */
export function countText(one: string, other: string) {
  return (formats: Formats, rows: number, more: boolean) =>
    `${counted(formats, rows, one, other)}${more ? ', weitere auf der nächsten Seite' : ''}`
}
