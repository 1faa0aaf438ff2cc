import type * as English from '../../../../contract/prices/price-list-error-texts.ts'
import { translation } from '../../../translation.ts'

export const priceListErrorTexts = translation<typeof English.priceListErrorTexts>()({
  PRICE_LIST_NOT_FOUND: 'Diese Preisliste gibt es nicht mehr. Laden Sie die Seite neu.',
  PRICE_LIST_GONE: 'Diese Preisliste gibt es nicht mehr. Wählen Sie eine andere oder keine.',
  PRICE_LIST_TAKEN:
    'Es gibt schon eine Preisliste mit diesem Namen. Ändern Sie diese, oder geben Sie einen anderen Namen ein.',
  PRICE_LIST_CHANGED:
    'Jemand anderes hat diese Preisliste geändert, nachdem Sie sie geöffnet haben. Laden Sie die Seite neu, um die Änderung zu sehen, und versuchen Sie es dann noch einmal.',
  PRICE_LIST_IN_USE:
    'Ein Unternehmen oder eine Kundengruppe hat diese Preisliste. Wählen Sie dort zuerst eine andere oder keine.',
  PRICE_LIST_FILE_WRONG:
    'Die Datei enthält Fehler, deshalb wurde nichts geändert. Berichtigen Sie die genannten Zeilen.',
  TOO_MANY_PRICE_LISTS:
    'Der Shop hat 200\u00a0Preislisten, mehr sind nicht möglich. Löschen Sie eine, die niemand hat.',
})
