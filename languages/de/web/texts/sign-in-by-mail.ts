import type * as English from '../../../../web/texts/sign-in-by-mail.ts'
import { translation } from '../../../translation.ts'

export const forgotPasswordTexts = translation<typeof English.forgotPasswordTexts>()({
  link: 'Passwort vergessen?',
  title: 'Passwort vergessen?',
  description: 'Link per E-Mail anfordern, um ein neues Passwort festzulegen.',
  lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos an. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
  submit: 'Link zusenden',
  submitting: 'Wird gesendet …',
  sent: (email) =>
    `Wenn es zu ${email} hier ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde.`,
  noMail:
    'Nach ein paar Minuten keine E-Mail? Sehen Sie im Spam-Ordner nach, prüfen Sie die Adresse oben und versuchen Sie es noch einmal.',
  demo: 'Diese Demo versendet keine E-Mails. Ihr Admin sieht den Link in seinem Bereich unter „Nachrichten“.',
  kept: (email) =>
    `Wenn es zu ${email} hier ein Konto gibt, findet der Admin des Shops den Link in seinem Bereich unter „Nachrichten“. Der Link gilt eine Stunde.`,
  nowhere:
    'Dieser Shop kann gerade keine E-Mails senden, deshalb erhalten Sie keinen Link. Schreiben Sie uns; wir sagen Ihnen, wann es wieder geht.',
  writeToUs: 'Nachricht schreiben',
  again: 'Noch einmal versuchen',
  back: 'Anmelden',
})

export const resetPasswordTexts = translation<typeof English.resetPasswordTexts>()({
  title: 'Neues Passwort festlegen',
  description: 'Ein neues Passwort für Ihr Konto festlegen.',
  password: 'Neues Passwort',
  submit: 'Passwort festlegen',
  submitting: 'Das Passwort wird festgelegt …',
  noLink:
    'Öffnen Sie diese Seite über den Link in unserer E-Mail. Haben Sie keinen, fordern Sie einen neuen an.',
  askAgain: 'Neuen Link anfordern',
  done: 'Ihr neues Passwort ist festgelegt. Alle Browser, die in Ihrem Konto angemeldet waren, sind abgemeldet.',
  logIn: 'Damit anmelden',
})

export const verifyAddressTexts = translation<typeof English.verifyAddressTexts>()({
  title: 'E-Mail-Adresse bestätigen',
  description: 'Die E-Mail-Adresse Ihres Kontos bestätigen.',
  checking: 'Der Link wird geprüft …',
  noLink: 'Öffnen Sie diese Seite über den Link in unserer E-Mail, um Ihre E-Mail-Adresse zu bestätigen.',
  logInFirst:
    'Melden Sie sich in dem Konto an, das die E-Mail erhalten hat. Die Anmeldung bestätigt seine Adresse.',
  logIn: 'Anmelden',
  notMade:
    'Wenn Sie dieses Konto nicht angelegt haben, hat jemand anderes Ihre E-Mail-Adresse benutzt. Übernehmen Sie das Konto:',
  takeOver: 'Eigenes Passwort festlegen',
  done: 'Vielen Dank. Ihre E-Mail-Adresse ist bestätigt.',
  goOn: 'Weiter zum Werkzeug',
  tryAgain: 'Noch einmal versuchen',
  newLink: 'Neuen Link zusenden',
  newLinkSent: 'Eine E-Mail mit einem neuen Link ist unterwegs. Öffnen Sie ihn in diesem Browser.',
  newLinkKept:
    'Der Admin dieser Demo findet einen neuen Link in seinem Bereich unter „Nachrichten“. Öffnen Sie ihn in diesem Browser.',
})
