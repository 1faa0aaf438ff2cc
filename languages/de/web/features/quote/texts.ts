import type * as English from '../../../../../web/features/quote/texts.ts'
import { translation } from '../../../../translation.ts'

export const quoteTexts = translation<typeof English.quoteTexts>()({
  quoteLead: 'Sagen Sie uns, was Sie brauchen und wie viel davon. Aus der Werkstatt kommt ein Preis.',
  contactLead: 'Stellen Sie eine Frage, melden Sie ein Problem mit einer Bestellung oder eine Rücksendung.',
  heading: 'Schreiben Sie uns',
  part: 'Ihr Angebot gilt für',
  unnamedPart: 'Teil',
  withoutPart: 'Ohne dieses Teil anfragen',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Wir nutzen diese Adresse nur für die Antwort.',
  message: 'Nachricht',
  quoteHint: 'Welches Werkzeug, welche Teile, wie viele und bis wann.',
  contactHint: 'Geht es um eine Bestellung, nennen Sie ihre Nummer.',
  lookingFor: (words) => `Ich suche: ${words}`,
  submit: { quote: 'Angebot anfordern', contact: 'Nachricht senden' },
  submitting: 'Wird gesendet…',
  sent: (email, within) =>
    within === ''
      ? `Gesendet. Wir antworten an ${email}.`
      : `Gesendet. Wir antworten an ${email}, Antwortzeit: ${within}.`,
  byHand: 'Dieser Shop nimmt Anfragen per E-Mail oder Telefon an. Sagen Sie uns, was Sie brauchen.',
  needsScript:
    'Das Formular braucht JavaScript. Ohne erreichen Sie uns per E-Mail oder Telefon: Die Angaben stehen auf dieser Seite.',
})

export const companyTexts = translation<typeof English.companyTexts>()({
  heading: 'So finden Sie uns',
  address: 'Adresse',
  email: 'E-Mail',
  phone: 'Telefon',
  hours: 'Öffnungszeiten',
  register: 'Register',
  taxNumber: 'Steuernummer',
  vatNumber: 'USt-IdNr.',
  sample: 'Das sind Beispielangaben. Der Inhaber ersetzt sie unter Mein Bereich, Einstellungen.',
})
