import type * as English from '../../../../web/texts/sign-in-by-mail.ts'
import { translation } from '../../../translation.ts'

export const forgotPasswordTexts = translation<typeof English.forgotPasswordTexts>()({
  link: 'Passwort vergessen?',
  title: 'Passwort vergessen?',
  description: 'Einen Link per E-Mail anfordern, mit dem Sie ein neues Passwort setzen.',
  lead: 'Nennen Sie die E-Mail-Adresse Ihres Kontos. Sie bekommen einen Link, mit dem Sie ein neues Passwort setzen.',
  submit: 'Link senden',
  submitting: 'Wird gesendet…',
  sent: (email) =>
    `Gibt es hier ein Konto mit ${email}, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde.`,
  noMail:
    'Nach einigen Minuten keine E-Mail? Sehen Sie im Spam-Ordner nach, prüfen Sie die Adresse oben und versuchen Sie es noch einmal.',
  demo: 'Diese Demo sendet keine E-Mails. Der Admin sieht den Link unter Mein Bereich, Nachrichten.',
  kept: (email) =>
    `Gibt es hier ein Konto mit ${email}, findet der Admin des Shops den Link unter Mein Bereich, Nachrichten. Der Link gilt eine Stunde.`,
  nowhere:
    'Dieser Shop kann gerade keine E-Mails senden, also auch keinen Link. Schreiben Sie uns, dann sagen wir Ihnen, wann es wieder geht.',
  writeToUs: 'Uns schreiben',
  again: 'Noch einmal versuchen',
  back: 'Anmelden',
})

export const resetPasswordTexts = translation<typeof English.resetPasswordTexts>()({
  title: 'Neues Passwort setzen',
  description: 'Ein neues Passwort für Ihr Konto setzen.',
  password: 'Neues Passwort',
  submit: 'Passwort setzen',
  submitting: 'Wird gesetzt…',
  noLink:
    'Öffnen Sie diese Seite über den Link in unserer E-Mail. Haben Sie keinen, fordern Sie einen neuen an.',
  askAgain: 'Neuen Link anfordern',
  done: 'Ihr neues Passwort gilt. Alle Browser, in denen Ihr Konto angemeldet war, sind abgemeldet.',
  logIn: 'Damit anmelden',
})

export const verifyAddressTexts = translation<typeof English.verifyAddressTexts>()({
  title: 'E-Mail-Adresse bestätigen',
  description: 'Die E-Mail-Adresse Ihres Kontos bestätigen.',
  checking: 'Link wird geprüft…',
  noLink: 'Öffnen Sie diese Seite über den Link in unserer E-Mail, um Ihre Adresse zu bestätigen.',
  logInFirst:
    'Melden Sie sich mit dem Konto an, das die E-Mail bekommen hat. Die Anmeldung bestätigt die Adresse.',
  logIn: 'Anmelden',
  notMade:
    'Haben Sie das Konto nicht angelegt, hat jemand anderes Ihre Adresse verwendet. Übernehmen Sie das Konto:',
  takeOver: 'Eigenes Passwort setzen',
  done: 'Danke. Ihre E-Mail-Adresse ist bestätigt.',
  goOn: 'Weiter zum Werkzeug',
  tryAgain: 'Noch einmal versuchen',
  newLink: 'Neuen Link senden',
  newLinkSent: 'Eine E-Mail mit einem neuen Link ist unterwegs. Öffnen Sie ihn in diesem Browser.',
  newLinkKept:
    'Der Admin dieser Demo findet einen neuen Link unter Mein Bereich, Nachrichten. Öffnen Sie ihn in diesem Browser.',
})
