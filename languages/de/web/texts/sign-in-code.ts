import type * as English from '../../../../web/texts/sign-in-code.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('de')

export const codeTexts = translation<typeof English.codeTexts>()({
  send: 'Code zusenden',
  sending: 'Wird gesendet …',
  loading: 'Die Anmeldung wird geladen',
  inPlace: 'Ohne Passwort: Wir senden Ihnen einen Code per E-Mail, und Sie machen hier weiter.',
  emailHint: 'Sie erhalten sechs Ziffern. Für eine neue E-Mail-Adresse legen wir ein Konto an.',
  code: 'Sechsstelliger Code',
  sentTo: (email) =>
    `Wir haben sechs Ziffern an ${email} gesendet. Sie gelten zehn Minuten, in diesem Browser.`,
  keptFor: (email) =>
    `Diese Demo versendet keine E-Mails. Ihr Admin findet die sechs Ziffern für ${email} in seinem Bereich unter „Nachrichten“. Sie gelten zehn Minuten.`,
  submit: 'Mit dem Code anmelden',
  submitting: 'Sie werden angemeldet …',
  again: 'Neuen Code zusenden',
  againIn: (seconds) => `Neuen Code zusenden (in ${seconds}\u00a0s)`,
  sentAgain: 'Ein neuer Code ist unterwegs. Der vorige gilt weiterhin.',
  otherEmail: 'Andere E-Mail-Adresse verwenden',
  done: (email) => `Sie sind als ${email} angemeldet.`,
})

export const wrongCode = translation<typeof English.wrongCode>()((triesLeft) => {
  if (triesLeft === 0)
    return 'Der Code ist falsch, und das war der letzte Versuch. Fordern Sie einen neuen Code an.'
  return `Der Code ist falsch. Sie haben noch ${triesLeft} ${plural(triesLeft, 'Versuch', 'Versuche')}.`
})
