import type * as English from '../../../../../web/features/fit/fit-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const fitTexts = translation<typeof English.fitTexts>()({
  title: 'Was passt an mein Rad',
  description:
    'Bauteil und Standard wählen oder den Messwert des Messschiebers eingeben: So sehen Sie, welches Werkzeug passt und warum.',
  lead: 'Wählen Sie das Bauteil, dann den Standard, oder geben Sie den Messwert des Messschiebers ein. Wissen wir es nicht, sagen wir es.',
  components: 'Bauteile',
  standards: 'Ich kenne den Standard',
  measure: 'Ich messe nach',
  measureText:
    'Messen Sie eines davon. Zahlen gelten in der gezeigten Einheit, wenn Sie keine andere angeben.',
  count: (formats, standards, measurements) =>
    `${wholeNumber(formats, standards)} ${plural(standards, 'Standard', 'Standards')} · ${wholeNumber(formats, measurements)} ${plural(measurements, 'Messung', 'Messungen')}`,
  value: 'Messwert',
  check: 'Prüfen',
  verdicts: { one: 'Gefunden', several: 'Mehrere möglich', unknown: 'Unbekannt' },
  again: 'Neu beginnen',
  measureAgain: 'Noch einmal messen',
  next: 'Diese Messung unterscheidet sie',
  has: (standard) => `${standard}:`,
  tools: 'Passendes Werkzeug',
  parts: 'Passende Teile',
  notSold: 'Führen wir nicht',
  alsoCalled: 'Auch genannt',
  jobs: 'Oder von der Arbeit aus',
  toJobs: 'Was eine Arbeit braucht',
  measureHere: (how) => `Hier messen: ${how}`,
})
