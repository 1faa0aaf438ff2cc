import type * as English from '../../../../contract/accounts/account-error-texts.ts'
import { translation } from '../../../translation.ts'

export const accountErrorTexts = translation<typeof English.accountErrorTexts>()({
  ACCOUNT_BOUND_ELSEWHERE:
    'Zu dieser E-Mail-Adresse gehört ein Konto mit einer anderen Anmeldung. Melden Sie sich so an, oder bestätigen Sie die E-Mail-Adresse.',
  ACCOUNT_BLOCKED: 'Dieses Konto ist gesperrt. Ist das ein Irrtum, schreiben Sie uns.',
  SECOND_FACTOR_REQUIRED:
    'Dieses Konto verlangt nach dem ersten Schritt einen Passkey oder einen Wiederherstellungscode. Melden Sie sich noch einmal mit beidem an.',
  OWN_SECOND_FACTOR:
    'Das ist Ihr eigenes Konto. Den zweiten Schritt schalten Sie unter „Konto“ aus; zurücksetzen kann ihn nur ein anderer Admin.',
  OWN_ACCOUNT: 'Das ist Ihr eigenes Konto. Löschen können Sie es unter „Konto“.',
  STAFF_NOT_BLOCKED:
    'Dieses Konto hat Rechte im Shop. Machen Sie es zuerst zum Kundenkonto, dann können Sie es sperren.',
  BLOCKED_ACCOUNT_WITHOUT_ROLE:
    'Dieses Konto ist gesperrt. Heben Sie zuerst die Sperre auf, dann können Sie ihm eine Rolle geben.',
  DEMO_ACCOUNT:
    'In der Demo kann sich jeder als diese Person anmelden, deshalb kann sie kein Admin werden. Wählen Sie jemand anderen.',
  USER_NOT_FOUND: 'Zu dieser E-Mail-Adresse gibt es kein Konto. Laden Sie die Liste der Konten neu.',
  SIGN_IN_NOT_FOUND: 'Diese Anmeldung ist schon beendet. Laden Sie die Liste der Anmeldungen neu.',
  LAST_ADMIN: 'Das ist der letzte Admin. Machen Sie zuerst jemand anderen zum Admin.',
  SIGN_IN_AGAIN:
    'Ihre Anmeldung ist zu lange her. Melden Sie sich noch einmal an, und löschen Sie das Konto dann innerhalb von fünf Minuten.',
})
