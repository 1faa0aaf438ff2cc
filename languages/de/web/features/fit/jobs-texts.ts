import type * as English from '../../../../../web/features/fit/jobs-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const jobsTexts = translation<typeof English.jobsTexts>()({
  title: 'Was eine Arbeit braucht',
  description:
    'Arbeiten der Fahrradwerkstatt Schritt für Schritt, mit Drehmomenten: welches Werkzeug nötig ist und was der Shop davon hat.',
  lead: 'Wählen Sie die Arbeit. Jede Seite nennt das Werkzeug, was davon Sie wohl schon haben, und die Schritte mit Drehmoment.',
  back: 'Alle Arbeiten',
  steps: 'Schritte',
  tools: 'Werkzeug',
  parts: 'Teile und Verbrauchsmaterial',
  which: 'Welches ist Ihres?',
  whichText:
    'Die Arbeit hängt vom Standard des Teils ab. Öffnen Sie Ihren: Dort steht, was zu messen ist und welches Werkzeug passt.',
  counts: (formats, steps, tools) =>
    `${wholeNumber(formats, steps)} ${plural(steps, 'Schritt', 'Schritte')} · ${wholeNumber(formats, tools)} ${plural(tools, 'Werkzeug', 'Werkzeuge')}`,
  probablyOwned: 'Haben Sie wohl schon',
  notSold: 'Führen wir nicht',
  have: 'Habe ich',
  want: 'Brauche ich',
  makersValue: 'Gibt der Hersteller des Teils einen anderen Wert an, gilt dieser.',
  newtonMetres: 'N·m',
  takes: (summary, tools) => `${summary} Benötigt: ${tools.join(', ')}.`,
  listHeading: 'Das fehlende Werkzeug buchen',
  listCount: (formats, tools, parts) => {
    const words = [
      tools > 0 && `${wholeNumber(formats, tools)} ${plural(tools, 'Werkzeug', 'Werkzeuge')}`,
      parts > 0 && `${wholeNumber(formats, parts)} ${plural(parts, 'Teil', 'Teile')}`,
    ]
    return `für ${words.filter(Boolean).join(' und ')} in Mindestmenge`
  },
  listNone: 'Hier bleibt nichts zu buchen. Fehlt Ihnen ein Werkzeug, nehmen Sie sein Häkchen weg.',
  listStart: 'Nacheinander buchen',
  listPutIn: 'In den Warenkorb legen',
  listHint: 'Auf der Seite jedes Werkzeugs steht dann das nächste Ihrer Liste.',
  listFor: (job) => `Für die Arbeit „${job}“`,
  listDone: (formats, done, all) =>
    `${done} von ${wholeNumber(formats, all)} ${plural(all, 'Werkzeug', 'Werkzeugen')} gebucht.`,
  listNext: 'Als Nächstes:',
  listEnd: 'Das war das letzte.',
  listDrop: 'Liste verwerfen',
})

export const productTexts = translation<typeof English.productTexts>()({
  book: 'Buchen',
  look: 'Ansehen',
  quote: 'Angebot anfordern',
  inStock: 'auf Lager',
  soldOut: 'Ausverkauft',
  from: (minimum) => `ab ${minimum} Stk.`,
  part: 'Teil',
})
