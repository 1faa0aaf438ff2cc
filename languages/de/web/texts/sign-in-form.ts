import { signUpForm } from '../../../../contract/accounts/accounts.ts'
import type * as English from '../../../../web/texts/sign-in-form.ts'
import { translation } from '../../../translation.ts'

export const signInFields = translation<typeof English.signInFields>()({
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: `Mindestens ${signUpForm.password.minLength.value} Zeichen`,
  google: 'Weiter mit Google',
  googleWaiting: 'Warten auf Google …',
  googleCancel: 'Abbrechen',
  passkey: 'Mit Passkey anmelden',
  passkeyWaiting: 'Warten auf Ihren Passkey …',
  waitIsOver: 'Sie können es jetzt wieder versuchen.',
  demoGoogle: 'In dieser Demo öffnet sich statt Google eine Auswahl erfundener Personen.',
})

export const authProblems = translation<typeof English.authProblems>()({
  'email-already-in-use':
    'Diese E-Mail-Adresse lässt sich nicht für ein neues Konto verwenden. Wenn es Ihre ist, melden Sie sich an oder legen Sie ein neues Passwort fest.',
  'invalid-email': 'Bitte eine gültige E-Mail-Adresse angeben.',
  'weak-password': `Das Passwort braucht mindestens ${signUpForm.password.minLength.value} Zeichen.`,
  'password-too-common':
    'Dieses Passwort ist zu verbreitet. Nehmen Sie ein anderes: Drei Wörter ohne Zusammenhang merkt man sich leicht.',
  'password-too-long': `Dieses Passwort ist zu lang. Höchstens ${signUpForm.password.maxLength.value} Zeichen.`,
  'password-does-not-meet-requirements':
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres, mit Großbuchstaben, Ziffern und einem Sonderzeichen.',
  'invalid-credential':
    'E-Mail und Passwort gehören zu keinem Konto. Prüfen Sie beides und versuchen Sie es noch einmal.',
  'current-password-wrong':
    'Das ist nicht Ihr jetziges Passwort. Prüfen Sie es und versuchen Sie es noch einmal.',
  'user-disabled': 'Dieses Konto ist gesperrt. Ist das ein Irrtum, schreiben Sie uns über die Kontaktseite.',
  'account-exists-with-different-credential':
    'Zu dieser E-Mail-Adresse gibt es ein Konto mit einer anderen Anmeldeart. Melden Sie sich an wie beim ersten Mal.',
  'invalid-action-code': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  'user-signed-out': 'Sie sind nicht mehr angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
  'user-mismatch':
    'Dieser Link gehört zu einem anderen Konto. Melden Sie sich ab und dann mit dem anderen Konto an.',
  'too-many-requests': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  'popup-closed-by-user':
    'Das Google-Fenster wurde vor dem Ende der Anmeldung geschlossen. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  'user-cancelled':
    'Sie haben bei Google abgebrochen. Drücken Sie noch einmal auf die Schaltfläche, um sich anzumelden.',
  'unverified-email':
    'Google hat die E-Mail-Adresse dieses Kontos nicht bestätigt. Bestätigen Sie sie dort oder melden Sie sich mit Passwort an.',
  'popup-blocked':
    'Ihr Browser hat das Google-Fenster blockiert. Erlauben Sie es für diesen Shop und versuchen Sie es noch einmal.',
  'network-request-failed':
    'Die Anmeldung antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'google-unavailable':
    'Die Anmeldung mit Google geht gerade nicht. Versuchen Sie es in einer Minute wieder oder nehmen Sie E-Mail und Passwort.',
  'sign-in-again':
    'Ihre Anmeldung liegt dafür zu lange zurück. Melden Sie sich neu an und wiederholen Sie den Schritt.',
  'passkey-cancelled':
    'Der Passkey wurde nicht benutzt. Drücken Sie noch einmal auf die Schaltfläche, wenn Sie so weit sind.',
  'passkey-refused':
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  'passkey-unknown':
    'Dieser Passkey gehört hier zu keinem Konto. Melden Sie sich anders an und fügen Sie ihn unter „Konto“ hinzu.',
  'passkey-exists': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  'passkey-unsupported':
    'Dieser Browser kann keine Passkeys verwenden. Melden Sie sich anders an oder nehmen Sie einen neueren Browser.',
  'passkey-elsewhere':
    'Passkeys gelten nur unter der eigenen Adresse des Shops. Öffnen Sie den Shop dort oder melden Sie sich anders an.',
  'too-many-passkeys': 'Dieses Konto hat 20 Passkeys. Entfernen Sie einen, den Sie nicht mehr brauchen.',
  'last-way-to-sign-in':
    'Dieser Passkey ist der einzige Weg in Ihr Konto. Legen Sie zuerst ein Passwort fest und entfernen Sie ihn dann.',
  'second-step-needs-passkey':
    'Die Anmeldung in zwei Schritten braucht einen Passkey. Schalten Sie sie aus oder fügen Sie zuerst einen weiteren Passkey hinzu.',
  'recovery-code-wrong':
    'Dieser Wiederherstellungscode gilt nicht. Jeder gilt einmal; prüfen Sie ihn oder nehmen Sie einen anderen.',
  'code-wrong': 'Dieser Code ist falsch. Prüfen Sie ihn und versuchen Sie es noch einmal.',
  'code-expired': 'Dieser Code ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.',
  'code-incomplete': 'Geben Sie die sechs Ziffern aus der E-Mail ein.',
  'has-password': 'Ihr Konto hat schon ein Passwort. Laden Sie die Seite neu, um es zu ändern.',
  'invalid-name': 'Geben Sie Ihren Namen mit Buchstaben ein, höchstens 120 Zeichen.',
  'invalid-input':
    'Die Anmeldung nimmt eine dieser Angaben nicht an. Prüfen Sie jede und versuchen Sie es noch einmal.',
  'other-origin':
    'Diese Seite hat nicht die eigene Adresse des Shops. Öffnen Sie den Shop dort und versuchen Sie es noch einmal.',
  'second-step-first': 'Schließen Sie zuerst die Anmeldung mit Passkey oder Wiederherstellungscode ab.',
  'not-offered': 'Diese Anmeldeart bietet der Shop nicht an. Wählen Sie eine andere oder schreiben Sie uns.',
  'not-supported-here':
    'Dieser Browser erlaubt hier keine Anmeldung. Lassen Sie den Shop Daten speichern oder nehmen Sie einen anderen Browser.',
  refused:
    'Die Anmeldung wurde abgelehnt. Prüfen Sie Ihre Eingaben oder melden Sie sich anders an; bleibt es dabei, schreiben Sie uns.',
  unavailable: 'Die Anmeldung geht gerade nicht. Versuchen Sie es in einer Minute wieder.',
})
