import type * as English from '../../../../../server/operations/emails/restock-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const restockEmailTexts = translation<typeof English.restockEmailTexts>()({
  asked: {
    subject: (product) => `Bitte bestätigen: E-Mail, sobald wieder auf Lager: ${product}`,
    entered: (product) =>
      `Diese Adresse wurde bei uns eingetragen, um Bescheid zu bekommen, sobald dieser Artikel wieder auf Lager ist: ${product}.`,
    until: (until) => `Öffnen Sie zum Bestätigen den Link, bis ${until}.`,
    link: 'Ja, bitte Bescheid geben',
    notYou:
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Wir löschen die Adresse dann. Auf der Seite des Links können Sie sie auch später noch entfernen.',
  },
  noted: {
    subject: (product) => `Vorgemerkt: ${product}`,
    what: (product) =>
      `Sobald Sie ${product} wieder bestellen können, bekommen Sie eine E-Mail. Wir schreiben der Reihe nach.`,
    link: 'Vormerkung ansehen oder löschen',
  },
  back: {
    subject: (product) => `Wieder auf Lager: ${product}`,
    what: (product) =>
      `Sie können ${product} wieder bestellen. Wir schreiben so vielen, wie der Bestand reicht, der Reihe nach. Reserviert ist nichts.`,
    link: 'Zum Artikel',
    deleted: 'Das war die eine E-Mail, um die Sie gebeten haben. Ihre Adresse ist von der Liste gelöscht.',
  },
})
