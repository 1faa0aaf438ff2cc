import type * as English from '../../../../../server/operations/emails/api-key-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const apiKeyEmailTexts = translation<typeof English.apiKeyEmailTexts>()({
  subject: 'Für Ihr Konto wurde ein API-Schlüssel erstellt',
  what: 'Für Ihr Konto wurde ein neuer API-Schlüssel erstellt. Ein Programm, das ihn hat, handelt für Sie, mit den Rechten, die für ihn ausgewählt wurden, bis er abläuft oder Sie ihn widerrufen.',
  link: 'API-Schlüssel ansehen',
  notYou: (page) =>
    `Wenn Sie es nicht waren, widerrufen Sie den Schlüssel sofort und legen Sie dann ein neues Passwort fest; dabei werden alle Browser abgemeldet: ${page}`,
})
