import type * as English from '../../../../../web/features/fit/jobs-texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const jobsTexts = translation<typeof English.jobsTexts>()({
  title: 'Werkstattarbeiten',
  description:
    'Arbeiten am Fahrrad, Schritt für Schritt und mit Drehmomenten: welches Werkzeug Sie brauchen und was wir davon führen.',
  lead: 'Wählen Sie die Arbeit. Jede Seite zeigt das nötige Werkzeug, was Sie wahrscheinlich schon haben, und die Schritte mit ihrem Drehmoment.',
  back: 'Alle Arbeiten',
  steps: 'Schritte',
  tools: 'Werkzeug',
  parts: 'Teile und Verbrauchsmaterial',
  which: 'Was ist bei Ihnen verbaut?',
  whichText:
    'Die Arbeit hängt vom Standard des Teils ab. Auf der Seite Ihres Standards steht, was zu messen ist und welches Werkzeug passt.',
  counts: (formats, steps, tools) =>
    `${counted(formats, steps, 'Schritt', 'Schritte')} · ${counted(formats, tools, 'Werkzeug', 'Werkzeuge')}`,
  probablyOwned: 'Haben Sie wohl schon',
  notSold: 'Führen wir nicht',
  have: 'Habe ich',
  want: 'Brauche ich',
  makersValue: 'Gibt der Hersteller des Teils einen anderen Wert an, gilt dieser.',
  newtonMetres: 'N·m',
  takes: (summary, tools) => `${summary} Benötigt: ${tools.join(', ')}.`,
  listHeading: 'Fehlendes Werkzeug bestellen',
  listCount: (formats, tools, parts) =>
    `für ${[tools > 0 && counted(formats, tools, 'Werkzeug', 'Werkzeuge'), parts > 0 && counted(formats, parts, 'Teil', 'Teile')].filter(Boolean).join(' und ')} in der Mindestbestellmenge`,
  listNone:
    'Hier fehlt nichts mehr. Brauchen Sie doch ein Werkzeug, entfernen Sie sein Häkchen bei „Habe ich“.',
  listStart: 'Der Reihe nach bestellen',
  listPutIn: 'In den Warenkorb legen',
  listHint: 'Auf der Seite jedes Werkzeugs steht dann das nächste von Ihrer Liste.',
  listFor: (job) => `Für die Arbeit „${job}“`,
  listDone: (formats, done, all) =>
    `${done} von ${counted(formats, all, 'Werkzeug', 'Werkzeugen')} bestellt.`,
  listNext: (tool) => `Weiter: ${tool}`,
  listEnd: 'Das war das letzte.',
  listDrop: 'Liste verwerfen',
})

export const productTexts = translation<typeof English.productTexts>()({
  book: 'Bestellen',
  look: 'Ansehen',
  quote: 'Angebot anfordern',
  inStock: 'auf Lager',
  soldOut: 'Ausverkauft',
  from: (minimum) => `ab ${minimum} Stück`,
  part: 'Teil',
})
