import type * as English from '../../../../contract/requests/quote-error-texts.ts'
import { translation } from '../../../translation.ts'

export const quoteErrorTexts = translation<typeof English.quoteErrorTexts>()({
  QUOTE_NOT_FOUND: 'Diese Anfrage gibt es nicht. Laden Sie die Liste der Anfragen neu.',
  QUOTE_WITHOUT_ADDRESS: 'Das Konto des Absenders ist gelöscht, es gibt also keine Adresse für eine Antwort.',
  OFFER_NOT_FOUND:
    'Dieser Link führt zu keinem Angebot. Vielleicht hat eine spätere E-Mail einen neueren Link: Öffnen Sie den, oder schreiben Sie uns.',
  OFFER_EXPIRED:
    'Dieses Angebot ist abgelaufen. Schreiben Sie uns, wenn Sie die Ware noch möchten, dann machen wir ein neues.',
  OFFER_WITHDRAWN:
    'Wir haben dieses Angebot zurückgezogen. Schreiben Sie uns, wenn Sie die Ware noch möchten.',
  OFFER_ACCEPTED:
    'Dieses Angebot ist angenommen. Seine Bestellungen stehen unter „Meine Bestellungen“ in dem Konto, das es angenommen hat.',
  OFFER_LINE_GONE:
    'Aus diesem Angebot ist nicht mehr alles lieferbar. Es wurde nichts bestellt. Schreiben Sie uns, dann machen wir ein neues Angebot.',
  OFFER_LINE_TWICE: 'Dieses Produkt steht schon in einer anderen Position. Ändern Sie dort die Menge.',
  OFFER_DAY_OUT_OF_RANGE: 'Wählen Sie einen Tag von heute bis in einem Jahr.',
})
