import type * as English from '../../../../../server/operations/emails/account-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const accountEmailTexts = translation<typeof English.accountEmailTexts>()({
  resetPassword: {
    subject: 'Neues Passwort festlegen',
    requested: 'Für Ihr Konto wurde ein neues Passwort angefordert.',
    until: (until) =>
      `Der Link gilt einmal, bis ${until}. Sobald Sie ein neues Passwort festlegen, werden alle Browser abgemeldet, in denen Ihr Konto angemeldet ist.`,
    link: 'Neues Passwort festlegen',
    notYou: 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
  },
  verifyAddress: {
    subject: 'E-Mail-Adresse bestätigen',
    made: 'Mit dieser E-Mail-Adresse wurde ein Konto angelegt. Wenn Sie es waren, öffnen Sie den Link in einem Browser, in dem Sie angemeldet sind.',
    until: (until) => `Der Link gilt einmal, bis ${until}. Bestellen können Sie auch ohne Bestätigung.`,
    link: 'E-Mail-Adresse bestätigen',
    notYou: (page) =>
      `Wenn Sie dieses Konto nicht angelegt haben, hat jemand Ihre Adresse verwendet. Mit einem eigenen Passwort übernehmen Sie das Konto: ${page}`,
  },
  signUpRefused: {
    subject: 'Sie haben schon ein Konto',
    attempted:
      'Mit dieser E-Mail-Adresse wollte jemand ein Konto anlegen. Es gibt aber schon eines. Geändert wurde nichts.',
    link: 'Anmelden',
    forgot: (page) => `Wenn Sie es waren und das Passwort vergessen haben, legen Sie ein neues fest: ${page}`,
    notYou: 'Wenn Sie es nicht waren, müssen Sie nichts tun.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    changed:
      'Über einen Link, den wir an diese Adresse geschickt haben, wurde ein neues Passwort für Ihr Konto festgelegt. Alle Browser sind jetzt abgemeldet.',
    passkeysStay: 'Ihre Passkeys bleiben erhalten. Sie finden sie unter „Konto“.',
    unproven:
      'Diese E-Mail-Adresse war bisher nicht bestätigt; Ihr Profil kann also von jemand anderem stammen. Bei Ihrer nächsten Anmeldung wird es geleert, und Passkeys werden entfernt. Ihre Bestellungen bleiben.',
    link: 'Anmelden',
    notYou: (page) =>
      `Wenn Sie es nicht waren, liest jemand Ihre E-Mails mit. Sichern Sie zuerst Ihr Postfach und legen Sie dann ein anderes Passwort fest: ${page}`,
  },
  passwordReplaced: {
    subject: 'Ihr Passwort wurde geändert',
    replaced:
      'Das Passwort Ihres Kontos wurde auf der Seite „Konto“ geändert, mit dem alten Passwort. Alle anderen Browser sind jetzt abgemeldet.',
    passkeysStay: 'Ihre Passkeys bleiben erhalten.',
    link: 'Konto prüfen',
    notYou: (page) =>
      `Wenn Sie es nicht waren, kennt jemand Ihr altes Passwort. Legen Sie per E-Mail ein anderes fest; dabei werden alle Browser abgemeldet: ${page}`,
    thenCheck:
      'Prüfen Sie danach Ihre Passkeys unter „Konto“ und ändern Sie das Passwort überall, wo Sie es sonst noch verwenden.',
  },
  deleted: {
    subject: 'Ihr Konto ist gelöscht',
    byOwner: 'Wir haben Ihr Konto gelöscht. Unbezahlte Bestellungen sind storniert.',
    byYou: 'Ihr Konto ist gelöscht, wie Sie es wollten. Unbezahlte Bestellungen sind storniert.',
    kept: 'Ihre bezahlten Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt. Was bezahlt, aber noch nicht versandt ist, senden wir Ihnen noch.',
    notExpected: 'Wenn Sie damit nicht gerechnet haben, schreiben Sie uns.',
    notYou: 'Wenn Sie das nicht waren, schreiben Sie uns sofort.',
  },
  profileReset: {
    subject: 'Ihr Profil ist wieder leer',
    emptied:
      'Sie haben sich angemeldet, und Ihre E-Mail-Adresse ist jetzt bestätigt. Das Profil kann bis dahin jemand anderes ausgefüllt haben, deshalb haben wir es geleert. Ihre Bestellungen sind unverändert.',
    link: 'Profil ausfüllen',
  },
})
