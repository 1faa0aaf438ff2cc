import type * as English from '../../../../../web/features/admin-texts/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('de')

export const stateNames = translation<typeof English.stateNames>()({
  sample: 'Beispieltext',
  own: 'Eigener Text',
  unwritten: 'Noch nicht geschrieben',
})

export const pageHints = translation<typeof English.pageHints>()({
  blog: 'Jede Überschrift mit ## ist eine Frage. Eine Frage ohne Text erscheint ohne Antwort.',
  portfolio:
    'Beginnen Sie mit # und Ihrem Namen. Jede Überschrift mit ### unter einer mit ## ist eine Karte.',
  contact: 'Der Text steht über dem Formular.',
})

export const textsTexts = translation<typeof English.textsTexts>()({
  heading: 'Seitentexte',
  headingOf: (page) => `Seitentexte: ${page}`,
  about: 'Was Ihre Kundschaft auf diesen Seiten liest. Jede Änderung bleibt als Version erhalten.',
  notOffered: 'Dieser Shop führt seine Texte anderswo.',
  all: 'Alle Texte',
  page: 'Seite',
  state: 'Status',
  language: 'Sprache des Textes',
  languages: 'Sprachen',
  inAll: 'Alle',
  missingIn: (language) => `${language} fehlt`,
  untranslated: 'Kein Text',
  changed: 'Geändert',
  never: 'nie',
  former: 'einem früheren Admin',
  by: (name) => `von ${name}`,
  loading: 'Texte werden geladen',
  notLoaded: 'Die Texte konnten nicht geladen werden.',
  show: 'Seite ansehen',
  views: 'Ansicht',
  write: 'Schreiben',
  preview: 'Vorschau',
  label: 'Text in Markdown',
  labelIn: (language) => `Text in Markdown (${language})`,
  standardText: (language) => `Text auf ${language}`,
  copyStandard: (language) => `Mit einer Kopie des Textes auf ${language} beginnen`,
  hint: '## Überschrift, **fett**, *betont*, - Liste, [Wörter](/contact), ![Wörter](/images/….webp). HTML erscheint als Text.',
  words: (formats, count) => counted(formats, count, 'Wort', 'Wörter'),
  tooLong: (formats, limit) => `Höchstens ${wholeNumber(formats, limit)} Zeichen.`,
  save: 'Veröffentlichen',
  saving: 'Wird veröffentlicht …',
  saved: 'Veröffentlicht.',
  notSaved: 'Der Text wurde nicht veröffentlicht.',
  discard: 'Eingabe verwerfen',
  theirs: (name) =>
    `Dieser Text wurde inzwischen von ${name} geändert. Ihre Eingabe bleibt; wenn Sie veröffentlichen, ersetzt sie die andere Fassung.`,
  mineBesideTheirs: (added, removed) =>
    `Ihre Fassung im Vergleich. Zeilen nur bei Ihnen: ${added}, nur in der anderen: ${removed}`,
  goOn: 'Mit meiner Fassung weiter',
  takeTheirs: 'Andere Fassung nehmen',
  placeholders: 'Werte aus den Einstellungen',
  insert: 'Einfügen:',
  unset: 'noch leer',
  previewEmpty: 'Ohne Text steht auf der Seite, dass sie noch nicht geschrieben ist.',
  previewEmptyIn: (language) => `Ohne Text zeigt die Seite den Text auf ${language}.`,
  previewFailed: 'Die Vorschau konnte nicht geladen werden.',
  problems: 'Vor dem Veröffentlichen zu korrigieren:',
})

export const versionTexts = translation<typeof English.versionTexts>()({
  what: 'Zeilen',
  takenBack: 'Wiederhergestellt. Auf allen Seiten steht jetzt wieder der frühere Text.',
  counts: (added, removed) => `${added} hinzugefügt, ${removed} entfernt`,
  more: (count) => `… und ${count} weitere ${plural(count, 'Zeile', 'Zeilen')}`,
})
