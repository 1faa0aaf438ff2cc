import type * as English from '../../../contract/error-texts.ts'
import { translation } from '../../translation.ts'

export const errorTexts = translation<typeof English.errorTexts>()({
  NOT_FOUND: 'Unter dieser Adresse gibt es nichts. Prüfen Sie sie, oder beginnen Sie auf der Startseite.',
  SIGN_IN_REQUIRED: 'Melden Sie sich an, um fortzufahren.',
  SESSION_ENDED: 'Ihre Sitzung ist abgelaufen. Melden Sie sich noch einmal an.',
  PROOF_INVALID: 'Der Anmeldedienst hat dieses Konto nicht bestätigt. Melden Sie sich noch einmal an.',
  NOT_ALLOWED: 'Ihr Konto hat dafür keine Berechtigung.',
  INPUT_INVALID: 'Einige Angaben stimmen nicht. Prüfen Sie die genannten Felder.',
  SIGNATURE_INVALID:
    'Die Signatur passt zu keinem Geheimnis dieses Shops, oder ihre Zeit weicht zu stark ab. Vergleichen Sie Geheimnisse und Uhren, und senden Sie die Nachricht noch einmal.',
  BODY_TOO_LARGE: 'Die Anfrage ist zu groß. Senden Sie weniger.',
  MEDIA_TYPE_UNSUPPORTED: 'Senden Sie dies als JSON.',
  RATE_LIMITED: 'Zu viele Anfragen. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  STANDARD_NOT_FOUND: 'Diesen Standard gibt es nicht. Wählen Sie einen aus der Liste.',
  READING_NOT_UNDERSTOOD:
    'Wählen Sie, was Sie gemessen haben, und geben Sie eine Zahl mit Einheit ein, zum Beispiel 34,8 mm.',
  JOB_NOT_FOUND: 'Diese Arbeit gibt es nicht. Wählen Sie eine aus der Liste.',
  CHANGE_NOT_FOUND: 'Diese Änderung gibt es nicht. Laden Sie die Liste der Änderungen neu.',
  CHANGE_UNDONE: 'Diese Änderung ist schon rückgängig gemacht. Laden Sie die Liste der Änderungen neu.',
  CHANGE_NOT_UNDOABLE:
    'Eine solche Änderung lässt sich hier nicht rückgängig machen. Ändern Sie sie auf ihrer eigenen Seite.',
  CHANGE_STANDS_BEHIND: 'Eine neuere Änderung betrifft dasselbe. Machen Sie zuerst die neuere rückgängig.',
  REVIEW_NOT_FOUND: 'Diese Bewertung gibt es nicht. Laden Sie die Liste der Bewertungen neu.',
  MESSAGE_NOT_FOUND: 'Diese Nachricht gibt es nicht. Laden Sie die Liste der Nachrichten neu.',
  MESSAGE_WIPED:
    'Der persönliche Link in dieser Nachricht wurde gelöscht. Der Empfänger kann einen neuen anfordern.',
  NOTICE_NOT_FOR_ROLE:
    'Ihre Rolle darf das nicht sehen, deshalb gibt es dazu keine E-Mails. Wählen Sie aus der Liste.',
  REPLY_CHANGED:
    'Jemand anderes hat diese Bewertung inzwischen beantwortet. Lesen Sie die Antwort, und ändern Sie sie, wenn Sie das noch möchten.',
  SETTINGS_CHANGED:
    'Jemand anderes hat dies inzwischen geändert. Vergleichen Sie beides, und speichern Sie noch einmal.',
  SETTING_VERSION_NOT_FOUND: 'Diese Version gibt es nicht. Laden Sie die Liste der Versionen neu.',
  CURRENCY_CHANGED:
    'Der Shop hat gerade seine Währung gewechselt. Laden Sie die Seite neu, und vergleichen Sie den Preis.',
  CURRENCY_FIXED:
    'Die Währung lässt sich nicht mehr ändern, weil es schon Bestellungen darin gibt. Lassen Sie sie, wie sie ist.',
  CURSOR_INVALID: 'Diese Seite der Liste gibt es nicht mehr. Beginnen Sie wieder auf der ersten Seite.',
  IDEMPOTENCY_KEY_REUSED:
    'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage verwendet. Nehmen Sie für jede Anfrage einen neuen.',
  EXPORT_LINK_NOT_FOUND:
    'Dieser Download-Link wurde schon benutzt oder ist abgelaufen. Gehen Sie zurück, und exportieren Sie noch einmal.',
  ALERT_NOT_FOUND: 'Diese Meldung ist schon erledigt. Laden Sie die Aufgaben neu.',
  SIGN_IN_UNAVAILABLE: 'Der Anmeldedienst antwortet nicht. Versuchen Sie es in einer Minute noch einmal.',
  BUSY: 'Im Shop ist gerade sehr viel los. Versuchen Sie es gleich noch einmal.',
  UNEXPECTED:
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal. Klappt es wieder nicht, schreiben Sie uns, mit der Nummer der Anfrage.',
})
