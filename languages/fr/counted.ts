import type { Formats } from '../../web/ui/values/formats.ts'
import { wholeNumber } from '../../web/ui/values/numbers.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('fr')

/** Writes a count with its noun: 0 commande, 1 commande, 1 200 commandes. */
export function counted(formats: Formats, count: number, one: string, other: string): string {
  return `${wholeNumber(formats, count)} ${plural(count, one, other)}`
}

/** Returns the text for the number of rows on a page: "25 commandes, suite à la page suivante". */
export function countText(one: string, other: string) {
  return (formats: Formats, rows: number, more: boolean) =>
    `${counted(formats, rows, one, other)}${more ? ', suite à la page suivante' : ''}`
}
