import type * as English from '../../../../../web/features/quote/texts.ts'
import { translation } from '../../../../translation.ts'

export const quoteTexts = translation<typeof English.quoteTexts>()({
  quoteLead: 'Schreiben Sie uns, was Sie brauchen und wie viel davon. Wir machen Ihnen ein Angebot.',
  companies: 'Kaufen Sie für eine Werkstatt oder ein anderes Unternehmen ein?',
  companiesLink: 'Als Unternehmen einkaufen',
  contactLead:
    'Stellen Sie eine Frage, melden Sie ein Problem mit einer Bestellung oder kündigen Sie eine Rücksendung an.',
  heading: 'Schreiben Sie uns',
  part: 'Ihre Anfrage betrifft',
  unnamedPart: 'Teil',
  withoutPart: 'Ohne dieses Teil anfragen',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Nur für unsere Antwort.',
  message: 'Nachricht',
  quoteHint: 'Welches Werkzeug oder welche Teile, wie viele und bis wann.',
  contactHint: 'Wenn es um eine Bestellung geht, nennen Sie die Bestellnummer.',
  lookingFor: (words) => `Ich suche: ${words}`,
  submit: { quote: 'Angebot anfordern', contact: 'Nachricht senden' },
  submitting: 'Wird gesendet …',
  sent: (email, within) =>
    within === ''
      ? `Gesendet. Wir antworten an ${email}.`
      : `Gesendet. Wir antworten an ${email}. Antwortzeit: ${within}.`,
  byHand: 'Dieser Shop nimmt Anfragen per E-Mail oder Telefon an. Sagen Sie uns, was Sie brauchen.',
  needsScript:
    'Das Formular braucht JavaScript. Sonst schreiben Sie eine E-Mail oder rufen Sie an: Alle Angaben stehen auf dieser Seite.',
})

export const companyTexts = translation<typeof English.companyTexts>()({
  heading: 'So erreichen Sie uns',
  address: 'Adresse',
  email: 'E-Mail',
  phone: 'Telefon',
  hours: 'Öffnungszeiten',
  register: 'Registereintrag',
  taxNumber: 'Steuernummer',
  vatNumber: 'USt-IdNr.',
  sample: 'Das sind Beispielangaben. Ersetzen lassen sie sich in den Einstellungen unter „Mein Bereich“.',
})
