import type * as English from '../../../../web/texts/problems.ts'
import { translation } from '../../../translation.ts'

export const unreachableText = translation<typeof English.unreachableText>()(
  'Der Shop antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
)
export const partMissingText = translation<typeof English.partMissingText>()(
  'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung, versuchen Sie es noch einmal oder laden Sie die Seite neu.',
)

export const problems = translation<typeof English.problems>()({
  tryAgain: 'Noch einmal versuchen',
  listMissing: 'Diese Liste ist gerade nicht verfügbar.',
  toHome: 'Zur Startseite',
  toTools: 'Alle Werkzeuge ansehen',
  notFoundTitle: 'Seite nicht gefunden',
  notFound: 'Unter dieser Adresse gibt es keine Seite, oder sie wurde entfernt.',
  brokenTitle: 'Diese Seite wurde nicht geladen',
  broken:
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal. Hilft das nicht, schreiben Sie uns.',
  requestNumber: 'Nummer der Anfrage',
})
