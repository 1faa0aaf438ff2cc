import type * as English from '../../../../../server/providers/mail/mail-texts.ts'
import { translation } from '../../../../translation.ts'

export const mailTexts = translation<typeof English.mailTexts>()({
  noAddress: 'An diesen Empfänger kann keine E-Mail gesendet werden.',
  onlyAscii: 'Der Mailserver nimmt vor dem @ einer Adresse nur ASCII an: Er bietet SMTPUTF8 nicht an.',
  stopped: 'Der Shop wurde beendet, bevor die Nachricht angenommen war.',
  tooLong: 'Der Mailserver hat zu lange gebraucht.',
  password: (codes) => `Der Mailserver lehnt Benutzer und Passwort ab${codes} Prüfen Sie beides.`,
  certificate: (code) =>
    `Dem Zertifikat des Mailservers wird nicht vertraut (${code}). Prüfen Sie den Hostnamen.`,
  notAddressed: 'Die Nachricht kann nicht adressiert werden.',
  unexpected: (code) => `Der Mailserver antwortet nicht wie erwartet (${code}). Prüfen Sie Host und Port.`,
  noReason: 'ohne Angabe von Gründen',
  refusesShop: (codes) => `Der Mailserver lehnt den Shop ab${codes} Prüfen Sie MAIL_FROM.`,
  refusesMessage: (codes) => `Der Mailserver lehnt die Nachricht ab${codes}`,
  refusesAddress: (codes) => `Der Mailserver lehnt die Adresse ab${codes}`,
  notMessageNow: (codes) => `Der Mailserver nimmt die Nachricht jetzt nicht an${codes}`,
  notAddressNow: (codes) => `Der Mailserver nimmt die Adresse jetzt nicht an${codes}`,
  notEncrypted: (codes) =>
    `Es gibt keine verschlüsselte Verbindung zum Mailserver${codes} Prüfen Sie smtp:// oder smtps:// und den Port.`,
})
