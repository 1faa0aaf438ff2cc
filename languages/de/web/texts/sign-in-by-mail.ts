import type * as English from '../../../../web/texts/sign-in-by-mail.ts'
import { translation } from '../../../translation.ts'

export const forgotPasswordTexts = translation<typeof English.forgotPasswordTexts>()({
  link: 'Passwort vergessen?',
  title: 'Passwort vergessen?',
  description: 'Mit einem Link per E-Mail ein neues Passwort festlegen.',
  lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie bekommen einen Link, mit dem Sie ein neues Passwort festlegen.',
  submit: 'Link senden',
  submitting: 'Wird gesendet …',
  sent: (email) =>
    `Falls es ein Konto mit ${email} gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde.`,
  noMail:
    'Nach einigen Minuten keine E-Mail? Sehen Sie im Spam-Ordner nach, prüfen Sie die Adresse oben und versuchen Sie es noch einmal.',
  demo: 'Diese Demo sendet keine E-Mails. Der Link steht für den Admin unter „Mein Bereich“, „Nachrichten“.',
  kept: (email) =>
    `Falls es ein Konto mit ${email} gibt, findet der Admin des Shops den Link unter „Mein Bereich“, „Nachrichten“. Der Link gilt eine Stunde.`,
  nowhere:
    'Dieser Shop kann gerade keine E-Mails senden, auch keinen Link. Schreiben Sie uns, dann sagen wir Ihnen, wann es wieder geht.',
  writeToUs: 'Nachricht schreiben',
  again: 'Noch einmal versuchen',
  back: 'Anmelden',
})

export const resetPasswordTexts = translation<typeof English.resetPasswordTexts>()({
  title: 'Neues Passwort festlegen',
  description: 'Ein neues Passwort für Ihr Konto festlegen.',
  password: 'Neues Passwort',
  submit: 'Passwort festlegen',
  submitting: 'Wird gespeichert …',
  noLink:
    'Öffnen Sie diese Seite über den Link in unserer E-Mail. Haben Sie keinen, fordern Sie einen neuen an.',
  askAgain: 'Neuen Link anfordern',
  done: 'Ihr neues Passwort gilt ab sofort. In allen Browsern sind Sie jetzt abgemeldet.',
  logIn: 'Mit dem neuen Passwort anmelden',
})

export const verifyAddressTexts = translation<typeof English.verifyAddressTexts>()({
  title: 'E-Mail-Adresse bestätigen',
  description: 'Die E-Mail-Adresse Ihres Kontos bestätigen.',
  checking: 'Link wird geprüft …',
  noLink: 'Öffnen Sie diese Seite über den Link in unserer E-Mail, um Ihre Adresse zu bestätigen.',
  logInFirst:
    'Melden Sie sich mit dem Konto an, das die E-Mail bekommen hat. Die Anmeldung bestätigt die Adresse.',
  logIn: 'Anmelden',
  notMade:
    'Wenn Sie dieses Konto nicht angelegt haben, hat jemand anderes Ihre Adresse verwendet. Übernehmen Sie das Konto:',
  takeOver: 'Eigenes Passwort festlegen',
  done: 'Danke. Ihre E-Mail-Adresse ist bestätigt.',
  goOn: 'Weiter einkaufen',
  tryAgain: 'Noch einmal versuchen',
  newLink: 'Neuen Link senden',
  newLinkSent: 'Eine E-Mail mit einem neuen Link ist unterwegs. Öffnen Sie ihn in diesem Browser.',
  newLinkKept:
    'Der Admin dieser Demo findet einen neuen Link unter „Mein Bereich“, „Nachrichten“. Öffnen Sie ihn in diesem Browser.',
})
