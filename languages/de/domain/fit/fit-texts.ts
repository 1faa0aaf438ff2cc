import type * as English from '../../../../domain/fit/fit-texts.ts'
import { translation } from '../../../translation.ts'

const anyOf = new Intl.ListFormat('de', { type: 'disjunction' })
const allOf = new Intl.ListFormat('de', { type: 'conjunction' })

export const fitTexts = translation<typeof English.fitTexts>()({
  units: {
    mm: 'mm',
    in: 'Zoll',
    TPI: 'TPI',
    N·m: 'N·m',
    splines: 'Nuten',
    teeth: 'Zähne',
    bolts: 'Schrauben',
    T: 'T',
  },
  number: (value) => String(value).replace('.', ','),
  withUnit: (value, unit) => `${value}\u00a0${unit}`,
  range: (from, to) => `${from}–${to}`,
  values: (values) => anyOf.format(values),
  measures: (measures) => anyOf.format(measures),
  tolerance: (millimetres) => `±\u00a0${millimetres}\u00a0mm`,
  measured: (name, value) => `${name} ${value}`,
  readings: (readings) => allOf.format(readings),
  standards: (names) => anyOf.format(names.map((name) => `„${name}“`)),
  chosen: (standard) => `Sie haben „${standard}“ gewählt.`,
  only: (standard, readings) => `Von den Standards, die wir kennen, passt nur „${standard}“ zu: ${readings}.`,
  several: (readings, standards) => `Zu ${readings} passt ${standards}.`,
  measureNext: (measurement) => `Messen Sie als Nächstes: ${measurement}.`,
  noMeasurement:
    'Wir kennen keine Messung, die sie unterscheidet. Lesen Sie die Hinweise unten, oder suchen Sie eine Markierung am Teil.',
  nearest: (standard, values) => `Am nächsten liegt „${standard}“ mit ${values}.`,
  notTogether: 'Jeder Wert kann stimmen, aber nicht alle zusammen an einem Teil.',
  unknown: (readings, reason) =>
    `Unbekannt: Kein Standard, den wir kennen, passt zu ${readings}. ${reason} Messen Sie noch einmal, bevor Sie kaufen.`,
  madeFor: (standard) => `Gemacht für „${standard}“.`,
  madeForMeasures: (standard, measures) => `Gemacht für „${standard}“: ${measures.join(', ')}.`,
})
