import { signUpForm } from '../../../../contract/accounts/accounts.ts'
import { emailRules } from '../../../../contract/email.ts'
import type * as English from '../../../../web/texts/sign-in-form.ts'
import { translation } from '../../../translation.ts'

export const signInFields = translation<typeof English.signInFields>()({
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: `Mindestens ${signUpForm.password.minLength.value} Zeichen`,
  google: 'Weiter mit Google',
  googleWaiting: 'Wir warten auf Google …',
  googleCancel: 'Abbrechen',
  passkey: 'Mit Passkey anmelden',
  passkeyWaiting: 'Wir warten auf Ihren Passkey …',
  waitIsOver: 'Sie können es jetzt noch einmal versuchen.',
  demoGoogle: 'In dieser Demo öffnet sich ein Ersatz mit erfundenen Personen, nicht Google.',
})

export const authProblems = translation<typeof English.authProblems>()({
  'email-already-in-use':
    'Mit dieser E-Mail-Adresse lässt sich kein neues Konto anlegen. Gehört sie Ihnen, melden Sie sich an oder legen Sie ein neues Passwort fest.',
  'invalid-email': emailRules.message,
  'weak-password': signUpForm.password.minLength.message,
  'password-too-common':
    'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes: Drei Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.',
  'password-too-long': signUpForm.password.maxLength.message,
  'password-does-not-meet-requirements':
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres mit Großbuchstaben, Ziffern und einem Sonderzeichen.',
  'invalid-credential':
    'E-Mail-Adresse und Passwort passen zu keinem Konto. Prüfen Sie beide und versuchen Sie es noch einmal.',
  'current-password-wrong':
    'Das ist nicht Ihr aktuelles Passwort. Prüfen Sie es und versuchen Sie es noch einmal.',
  'user-disabled':
    'Dieses Konto ist geschlossen. Ist das ein Irrtum, schreiben Sie uns über die Kontaktseite.',
  'account-exists-with-different-credential':
    'Zu dieser E-Mail-Adresse gehört ein Konto mit einer anderen Anmeldung. Melden Sie sich so an wie beim ersten Mal.',
  'invalid-action-code': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  'user-signed-out': 'Sie sind nicht mehr angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
  'user-mismatch':
    'Dieser Link gehört zu einem anderen Konto. Melden Sie sich ab und dann mit dem anderen Konto an.',
  'too-many-requests': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  'popup-closed-by-user':
    'Das Google-Fenster wurde geschlossen, bevor die Anmeldung fertig war. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  'user-cancelled': 'Sie haben bei Google abgebrochen. Versuchen Sie es noch einmal, um sich anzumelden.',
  'unverified-email':
    'Google hat die E-Mail-Adresse dieses Kontos nicht bestätigt. Bestätigen Sie sie dort, oder melden Sie sich mit Passwort an.',
  'popup-blocked':
    'Ihr Browser hat das Google-Fenster blockiert. Erlauben Sie es für diesen Shop und versuchen Sie es noch einmal.',
  'network-request-failed':
    'Die Anmeldung antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'google-unavailable':
    'Die Anmeldung mit Google geht gerade nicht. Versuchen Sie es in einer Minute noch einmal, oder nehmen Sie E-Mail und Passwort.',
  'sign-in-again':
    'Dafür liegt Ihre Anmeldung zu lange zurück. Melden Sie sich neu an und versuchen Sie es noch einmal.',
  'passkey-cancelled':
    'Der Passkey wurde nicht benutzt. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  'passkey-refused':
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  'passkey-unknown':
    'Dieser Passkey gehört hier zu keinem Konto. Melden Sie sich anders an und fügen Sie ihn unter „Konto“ hinzu.',
  'passkey-exists': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  'passkey-unsupported':
    'Dieser Browser kann keine Passkeys verwenden. Melden Sie sich anders an, oder nehmen Sie einen neueren Browser.',
  'passkey-elsewhere':
    'Passkeys funktionieren nur unter der eigenen Adresse des Shops. Öffnen Sie ihn dort, oder melden Sie sich anders an.',
  'too-many-passkeys': 'Dieses Konto hat 20 Passkeys. Entfernen Sie einen, den Sie nicht mehr brauchen.',
  'last-way-to-sign-in':
    'Nur mit diesem Passkey können Sie sich anmelden. Legen Sie zuerst ein Passwort fest und entfernen Sie ihn dann.',
  'second-step-needs-passkey':
    'Der zweite Schritt Ihres Kontos braucht einen Passkey. Schalten Sie ihn aus, oder fügen Sie zuerst einen weiteren Passkey hinzu.',
  'recovery-code-wrong':
    'Dieser Wiederherstellungscode gilt nicht. Jeder gilt nur einmal; prüfen Sie ihn, oder nehmen Sie einen anderen.',
  'code-wrong': 'Der Code ist falsch. Prüfen Sie ihn und versuchen Sie es noch einmal.',
  'code-expired': 'Dieser Code ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.',
  'code-incomplete': 'Geben Sie die sechs Ziffern aus der E-Mail ein.',
  'has-password': 'Ihr Konto hat schon ein Passwort. Laden Sie die Seite neu, um es zu ändern.',
  'invalid-name': 'Geben Sie Ihren Namen mit Buchstaben ein, höchstens 120 Zeichen.',
  'invalid-input':
    'Eine dieser Angaben wird nicht angenommen. Prüfen Sie jede und versuchen Sie es noch einmal.',
  'other-origin':
    'Diese Seite steht nicht unter der eigenen Adresse des Shops. Öffnen Sie ihn dort und versuchen Sie es noch einmal.',
  'second-step-first':
    'Schließen Sie zuerst die Anmeldung mit Ihrem Passkey oder einem Wiederherstellungscode ab.',
  'not-offered': 'Diese Anmeldung bietet der Shop nicht an. Wählen Sie eine andere, oder schreiben Sie uns.',
  'not-supported-here':
    'Dieser Browser lässt die Anmeldung hier nicht zu. Erlauben Sie dem Shop, Daten zu speichern, oder nehmen Sie einen anderen Browser.',
  refused:
    'Die Anmeldung wurde abgelehnt. Prüfen Sie Ihre Angaben, oder melden Sie sich anders an; bleibt es dabei, schreiben Sie uns.',
  unavailable: 'Die Anmeldung ist gerade nicht verfügbar. Versuchen Sie es in einer Minute noch einmal.',
})
