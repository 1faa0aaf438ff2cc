import type * as English from '../../../../web/texts/sign-in-code.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('de')

export const codeTexts = translation<typeof English.codeTexts>()({
  send: 'Code senden',
  sending: 'Wird gesendet …',
  loading: 'Anmeldung wird geladen',
  inPlace: 'Ohne Passwort: Sie bekommen einen Code per E-Mail und machen hier weiter.',
  emailHint: 'Sie bekommen sechs Ziffern. Für eine neue Adresse legen wir ein Konto an.',
  code: 'Code',
  sentTo: (email) =>
    `Wir haben sechs Ziffern an ${email} gesendet. Sie gelten zehn Minuten, in diesem Browser.`,
  keptFor: (email) =>
    `Diese Demo sendet keine E-Mails. Der Admin findet die sechs Ziffern für ${email} unter „Mein Bereich“, „Nachrichten“. Sie gelten zehn Minuten.`,
  submit: 'Mit dem Code anmelden',
  submitting: 'Anmeldung läuft …',
  again: 'Neuen Code senden',
  againIn: (seconds) => `Neuen Code senden (in ${seconds}\u00a0s)`,
  sentAgain: 'Ein neuer Code ist unterwegs. Der frühere gilt noch.',
  otherEmail: 'Andere E-Mail-Adresse verwenden',
  done: (email) => `Sie sind als ${email} angemeldet.`,
})

export const wrongCode = translation<typeof English.wrongCode>()((triesLeft) =>
  triesLeft === 0
    ? 'Dieser Code ist falsch, und das war der letzte Versuch. Fordern Sie einen neuen an.'
    : `Dieser Code ist falsch. Sie haben noch ${triesLeft} ${plural(triesLeft, 'Versuch', 'Versuche')}.`,
)
