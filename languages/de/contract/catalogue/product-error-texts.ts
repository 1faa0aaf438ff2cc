import type * as English from '../../../../contract/catalogue/product-error-texts.ts'
import { translation } from '../../../translation.ts'

export const productErrorTexts = translation<typeof English.productErrorTexts>()({
  TOOL_NOT_FOUND: 'Dieses Produkt gibt es im Shop nicht mehr. Wählen Sie ein anderes.',
  PICTURE_MISSING:
    'Dieses Produkt hat noch kein Bild und kann deshalb nicht gezeigt werden. Fügen Sie zuerst ein Bild hinzu.',
  TOOL_HIDDEN: 'Dieses Produkt wird zurzeit nicht verkauft. Wählen Sie ein anderes.',
  ITEM_NOT_FOUND:
    'Dieses Teil gibt es im Shop nicht mehr. Senden Sie Ihre Nachricht ohne, oder wählen Sie ein anderes Teil.',
  SMALLEST_ORDER_NOT_PAYABLE:
    'Die kleinste Bestellung dieses Produkts ist kleiner oder größer, als eine Kartenzahlung in der Währung des Shops sein kann. Ändern Sie den Preis oder die Mindestbestellmenge.',
  REVIEWED_TOOL_NOT_FOR_SALE:
    'Dieses Produkt gibt es im Shop nicht mehr. Wählen Sie ein anderes oder keines.',
  NEEDED_TOOL_NOT_FOR_SALE:
    'Als „Wird außerdem benötigt“ gehen nur andere Produkte, die im Shop verkauft werden. Wählen Sie noch einmal.',
  PRODUCT_CHANGED:
    'Jemand anderes hat dieses Produkt geändert, nachdem Sie es geöffnet haben. Vergleichen Sie Ihre Angaben mit den neuen, und speichern Sie noch einmal.',
  NEIGHBOUR_GONE:
    'Das Produkt neben der gewählten Stelle wurde gelöscht. Laden Sie die Liste neu, und verschieben Sie das Produkt noch einmal.',
  PRICE_BREAKS_CONTRADICT:
    'Jeder Staffelpreis gilt ab mehr Stück als der Mindestbestellmenge und liegt unter dem Stückpreis. Ändern Sie die Staffelpreise, den Preis oder die Mindestbestellmenge.',
  EARLIER_PRICE_NOT_ASKED:
    'In den 30 Tagen vor seinem jetzigen Preis hat dieses Produkt das nicht gekostet. Geben Sie einen Preis ein, den es wirklich hatte, oder lassen Sie das Feld leer.',
  SKU_TAKEN:
    'Ein anderes Produkt hat diese Artikelnummer. Geben Sie eine andere ein, oder ändern Sie zuerst jenes Produkt.',
  GTIN_TAKEN:
    'Ein anderes Produkt hat diese GTIN. Vergleichen Sie sie mit der Verpackung, oder ändern Sie zuerst jenes Produkt.',
  FAMILY_WITHOUT_AXES:
    'Wählen Sie, nach welchen Werten der technischen Daten sich die Produkte dieser Familie unterscheiden, einen oder zwei.',
  FAMILY_VALUE_MISSING:
    'In den technischen Daten fehlt ein Wert, nach dem sich die Produkte dieser Familie unterscheiden. Ergänzen Sie ihn, oder lassen Sie die Familie weg.',
  FAMILY_AXES_DIFFER:
    'Die anderen Produkte dieser Familie unterscheiden sich nach anderen Werten. Wählen Sie dieselben, oder schreiben Sie eine andere Familie.',
  FAMILY_VALUES_TAKEN:
    'Ein anderes Produkt dieser Familie hat dieselben Werte. Ändern Sie eines davon, oder schreiben Sie eine andere Familie.',
  MAKER_NOT_FOUND:
    'Dieser Hersteller ist nicht mehr in der Liste. Laden Sie die Hersteller neu, und wählen Sie einen davon.',
  MAKER_GONE: 'Dieser Hersteller ist nicht mehr in der Liste. Wählen Sie einen anderen oder keinen.',
  MAKER_TAKEN:
    'Einen Hersteller mit diesem Namen gibt es schon. Ändern Sie jenen, oder geben Sie einen anderen Namen ein.',
  MAKER_CHANGED:
    'Jemand anderes hat diesen Hersteller geändert, nachdem Sie ihn geöffnet haben. Schließen Sie das Formular, und ändern Sie ihn dann noch einmal.',
  MAKER_IN_USE:
    'Produkte nennen diesen Hersteller, deshalb lässt er sich nicht löschen. Wählen Sie für sie zuerst einen anderen.',
  SPEC_KEY_TAKEN: 'Diesen Schlüssel gibt es im Verzeichnis schon. Wählen Sie einen anderen.',
  SPEC_KEY_NOT_FOUND:
    'Das ist kein Schlüssel, den Sie selbst hinzugefügt haben. Laden Sie das Verzeichnis neu.',
  SPEC_KEY_IN_USE:
    'Produkte verwenden diesen Schlüssel. Wenn Sie ihn löschen, gehen dort Name und Bedeutung verloren; die Werte bleiben.',
  STOCK_OUT_OF_RANGE:
    'Der Bestand würde unter null fallen oder über 1.000.000 steigen. Wählen Sie eine andere Menge.',
  STOCK_MOVED:
    'Während Sie gezählt haben, hat sich der Bestand geändert. Vergleichen Sie mit dem Bestand, der jetzt angezeigt wird, und geben Sie die Zählung noch einmal ein.',
  RESTOCK_REQUEST_NOT_FOUND:
    'Dieser Link gilt nicht mehr: Die Anfrage ist erledigt, gelöscht oder zu alt. Tragen Sie sich auf der Seite des Produkts noch einmal ein.',
})
