import type * as English from '../../../../../web/features/restock/texts.ts'
import { translation } from '../../../../translation.ts'

export const restockTexts = translation<typeof English.restockTexts>()({
  heading: 'E-Mail, sobald wieder auf Lager',
  note: 'Sie bekommen eine einzige E-Mail. Wir schreiben der Reihe nach und nur so vielen, wie der Bestand reicht. Danach löschen wir Ihre Adresse.',
  email: 'E-Mail',
  submit: 'Mich benachrichtigen',
  submitting: 'Wird gesendet …',
  own: (email) => `Wir schreiben an ${email}.`,
  confirmIt:
    'Fast fertig: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben. Haben Sie sich schon einmal eingetragen, gilt die frühere E-Mail.',
  confirmed: 'Vorgemerkt. Wir schreiben Ihnen, sobald es wieder auf Lager ist.',
  required: 'Geben Sie Ihre E-Mail-Adresse ein.',
})

export const restockLinkTexts = translation<typeof English.restockLinkTexts>()({
  title: 'E-Mail, sobald wieder auf Lager',
  description: 'Bestätigt oder löscht eine Vormerkung.',
  checking: 'Link wird gelesen …',
  noLink: 'Diese Adresse ist unvollständig. Öffnen Sie den Link noch einmal aus der E-Mail.',
  question: 'Sollen wir Ihnen schreiben, sobald der Artikel wieder auf Lager ist?',
  confirm: 'Ja, bitte Bescheid geben',
  remove: 'Adresse löschen',
  confirmed: 'Vorgemerkt. Wir schreiben Ihnen einmal, sobald der Artikel wieder auf Lager ist.',
  removed: 'Ihre Adresse ist gelöscht.',
  tools: 'Werkzeug ansehen',
})
