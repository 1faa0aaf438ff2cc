import type * as English from '../../../../../server/operations/emails/sign-in-code-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const signInCodeEmailTexts = translation<typeof English.signInCodeEmailTexts>()({
  code: {
    subject: 'Ihr Code zum Anmelden',
    enter: 'Geben Sie diesen Code auf der Seite ein, die danach fragt. Ein Passwort brauchen Sie dann nicht.',
    name: 'Code',
    until: (until) =>
      `Der Code gilt einmal, bis ${until}, und nur in dem Browser, der ihn angefordert hat. Niemand vom Shop fragt Sie danach.`,
    notYou:
      'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Code kann sich niemand mit Ihrer Adresse anmelden.',
  },
  takenOver: {
    subject: 'Ihre E-Mail-Adresse ist bestätigt, das alte Passwort entfernt',
    verified:
      'Sie haben sich mit einem Code angemeldet, damit ist Ihre E-Mail-Adresse bestätigt. Davor hätte auch jemand anderes das Konto mit Ihrer Adresse anlegen können.',
    removed:
      'Deshalb sind Passwort und Passkeys entfernt, alle anderen Browser abgemeldet und das Profil geleert. Ihre Bestellungen bleiben.',
    link: 'Neues Passwort festlegen',
    noNeed: 'Nötig ist ein Passwort nicht: Sie können sich jedes Mal mit einem Code anmelden.',
  },
  passwordAdded: {
    subject: 'Ihr Konto hat jetzt ein Passwort',
    added: 'Auf der Seite „Konto“ wurde ein Passwort festgelegt. Ab jetzt können Sie sich damit anmelden.',
    link: 'Konto prüfen',
    notYou: (page) =>
      `Wenn Sie es nicht waren, legen Sie per E-Mail ein anderes Passwort fest; dabei werden alle Browser abgemeldet: ${page}`,
  },
})
