import type * as English from '../../../../../web/features/fit/fit-texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const fitTexts = translation<typeof English.fitTexts>()({
  title: 'Was an mein Rad passt',
  description:
    'Bauteil und Standard wählen oder Messwert eingeben: Wir sagen, welches Werkzeug passt und warum.',
  lead: 'Wählen Sie das Bauteil. Wählen Sie dann den Standard, oder geben Sie ein, was der Messschieber zeigt. Wenn wir etwas nicht wissen, sagen wir es.',
  components: 'Bauteile',
  standards: 'Ich kenne den Standard',
  measure: 'Ich habe einen Messschieber',
  measureText:
    'Messen Sie eines dieser Maße. Eine Zahl hat die angezeigte Einheit, sofern Sie keine andere dazuschreiben.',
  count: (formats, standards, measurements) =>
    `${counted(formats, standards, 'Standard', 'Standards')} · ${counted(formats, measurements, 'Maß', 'Maße')}`,
  value: 'Messwert',
  check: 'Prüfen',
  ofMeasurement: (measurement) => `: ${measurement}`,
  verdicts: { one: 'Gefunden', several: 'Mehrere möglich', unknown: 'Unbekannt' },
  again: 'Neu beginnen',
  measureAgain: 'Noch einmal messen',
  next: 'Messen Sie als Nächstes, um sie zu unterscheiden',
  has: (standard) => `${standard}:`,
  tools: 'Passendes Werkzeug',
  parts: 'Passende Teile',
  notSold: 'Führen wir nicht',
  alsoCalled: 'Auch genannt',
  jobs: 'Oder nach Werkstattarbeit',
  toJobs: 'Alle Werkstattarbeiten',
  measureHere: (how) => `Hier messen: ${how}`,
})
