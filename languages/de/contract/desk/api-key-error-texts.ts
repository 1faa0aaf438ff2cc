import type * as English from '../../../../contract/desk/api-key-error-texts.ts'
import { translation } from '../../../translation.ts'

export const apiKeyErrorTexts = translation<typeof English.apiKeyErrorTexts>()({
  KEY_INVALID:
    'Diesen API-Schlüssel gibt es nicht, er ist abgelaufen oder widerrufen. Nehmen Sie einen anderen oder erstellen Sie einen auf der Seite API-Schlüssel.',
  KEY_WITHOUT_OPERATION:
    'Dieser API-Schlüssel hat dieses Recht nicht. Wählen Sie es auf der Seite API-Schlüssel für ihn aus.',
  KEY_NOT_ACCEPTED: 'Das darf kein API-Schlüssel. Melden Sie sich dafür selbst an.',
  API_KEY_NOT_FOUND: 'Diesen API-Schlüssel gibt es nicht. Laden Sie die Liste der Schlüssel neu.',
  API_KEY_CHANGED:
    'Dieser API-Schlüssel wurde inzwischen geändert. Vergleichen Sie beides und speichern Sie noch einmal.',
  API_KEY_REVOKED: 'Dieser API-Schlüssel ist widerrufen und gilt nie wieder. Erstellen Sie einen neuen.',
  API_KEY_OF_ANOTHER:
    'Diesen API-Schlüssel hat ein anderer Admin erstellt. Widerrufen Sie ihn oder erstellen Sie einen eigenen.',
  API_KEY_LIMIT:
    'Sie haben 50 gültige API-Schlüssel. Widerrufen Sie die, die nichts mehr braucht, und erstellen Sie dann diesen.',
})
