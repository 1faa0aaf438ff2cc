import { foldLetters } from '../search/fold-text.ts'

/** Names of the months and their abbreviations in English, German, French, Dutch, Italian and Spanish, folded. */
const words = [
  'jan january januar janner janv janvier januari gen gennaio ene enero',
  'feb february februar feber fevr fevrier februari febbraio febrero',
  'mar march marz maerz mrz mars mrt maart marzo',
  'apr april avr avril aprile abr abril',
  'may mai mei mag maggio mayo',
  'jun june juni juin giu giugno junio',
  'jul july juli juil juillet lug luglio julio',
  'aug august aout augustus ago agosto',
  'sep sept september septembre set settembre septiembre',
  'oct october okt oktober octobre ott ottobre octubre',
  'nov november novembre noviembre',
  'dec december dez dezember decembre dic dicembre diciembre',
]

const months = new Map(
  words.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)

/** Returns the number of a month, 1 to 12, by its name or abbreviation; undefined for another word. */
export function monthNamed(word: string): number | undefined {
  return months.get(foldLetters(word))
}
