import type * as English from '../../../../../web/features/restock/texts.ts'
import { translation } from '../../../../translation.ts'

export const restockTexts = translation<typeof English.restockTexts>()({
  heading: 'E-Mail, sobald es wieder da ist',
  note: 'Wir schreiben einmal, in der Reihenfolge der Anfragen und so vielen, wie der Bestand reicht. Dann löschen wir Ihre Adresse.',
  email: 'E-Mail',
  submit: 'Benachrichtigen',
  submitting: 'Wird gesendet…',
  own: (email) => `Wir schreiben an ${email}.`,
  confirmIt:
    'Fast fertig: Öffnen Sie den Link in der E-Mail, die wir geschickt haben. Haben Sie schon früher angefragt, gilt jene E-Mail.',
  confirmed: 'Vorgemerkt. Wir schreiben Ihnen, sobald es wieder auf Lager ist.',
  required: 'Geben Sie Ihre E-Mail-Adresse ein.',
})

export const restockLinkTexts = translation<typeof English.restockLinkTexts>()({
  title: 'E-Mail, sobald es wieder da ist',
  description: 'Bestätigt oder löscht eine Vormerkung.',
  checking: 'Link wird gelesen…',
  noLink: 'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal.',
  question: 'Sollen wir Ihnen schreiben, sobald es wieder auf Lager ist?',
  confirm: 'Ja, benachrichtigen',
  remove: 'Adresse löschen',
  confirmed: 'Vorgemerkt. Wir schreiben Ihnen einmal, sobald es wieder auf Lager ist.',
  removed: 'Ihre Adresse ist gelöscht.',
  tools: 'Zum Werkzeug',
})
