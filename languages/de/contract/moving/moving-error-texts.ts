import type * as English from '../../../../contract/moving/moving-error-texts.ts'
import { translation } from '../../../translation.ts'

export const movingErrorTexts = translation<typeof English.movingErrorTexts>()({
  REDIRECT_NOT_FOUND: 'Diese Weiterleitung gibt es nicht. Laden Sie die Liste neu.',
  REDIRECT_TAKEN: 'Für diese Adresse gibt es schon eine Weiterleitung. Ändern Sie jene.',
  REDIRECT_REFUSED: 'Diese Weiterleitung ist nicht möglich. Berichtigen Sie die Adressen.',
  MOVED_CUSTOMER_NOT_FOUND:
    'Dieser Kunde hat sich inzwischen angemeldet oder ist gelöscht. Laden Sie die Liste neu.',
})
