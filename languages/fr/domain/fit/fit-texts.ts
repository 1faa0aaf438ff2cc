import type * as English from '../../../../domain/fit/fit-texts.ts'
import { translation } from '../../../translation.ts'

const anyOf = new Intl.ListFormat('fr', { type: 'disjunction' })
const allOf = new Intl.ListFormat('fr', { type: 'conjunction' })
const quoted = (text: string) => `«\u00a0${text}\u00a0»`
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

export const fitTexts = translation<typeof English.fitTexts>()({
  units: {
    mm: 'mm',
    in: 'pouce',
    TPI: 'TPI',
    N·m: 'N·m',
    splines: 'cannelures',
    teeth: 'dents',
    bolts: 'vis',
    T: 'T',
  },
  number: (value) => String(value).replace('.', ','),
  withUnit: (value, unit) => `${value}\u00a0${unit}`,
  range: (from, to) => `${from}–${to}`,
  values: (values) => anyOf.format(values),
  measures: (measures) => anyOf.format(measures),
  tolerance: (millimetres) => `±\u00a0${millimetres}\u00a0mm`,
  measured: (name, value) => `${lowerFirst(name)} ${value}`,
  readings: (readings) => allOf.format(readings),
  standards: (names) => anyOf.format(names.map(quoted)),
  chosen: (standard) => `Vous avez choisi ${quoted(standard)}.`,
  only: (standard, readings) =>
    `Un seul standard de notre liste correspond (${readings})\u00a0: ${quoted(standard)}.`,
  several: (readings, standards) => `Plusieurs standards correspondent (${readings})\u00a0: ${standards}.`,
  measureNext: (measurement) => `À mesurer ensuite\u00a0: ${lowerFirst(measurement)}.`,
  noMeasurement:
    'Nous ne connaissons aucune mesure qui les distingue. Lisez les remarques ci-dessous, ou cherchez un marquage sur la pièce.',
  nearest: (standard, values) => `Le plus proche est ${quoted(standard)}, avec ${values}.`,
  notTogether: 'Chaque valeur est possible, mais pas toutes sur une même pièce.',
  unknown: (readings, reason) =>
    `Aucun standard de notre liste ne correspond (${readings}). ${reason} Mesurez à nouveau avant d’acheter.`,
  madeFor: (standard) => `Fait pour ${quoted(standard)}.`,
  madeForMeasures: (standard, measures) => `Fait pour ${quoted(standard)}\u00a0: ${measures.join(', ')}.`,
})
