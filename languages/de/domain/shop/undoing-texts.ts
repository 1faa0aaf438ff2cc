import type * as English from '../../../../domain/shop/undoing-texts.ts'
import { translation } from '../../../translation.ts'

export const undoingTexts = translation<typeof English.undoingTexts>()({
  'product.changed': 'Die Felder bekommen ihre früheren Werte zurück.',
  'product.hidden': 'Das Produkt bekommt seinen früheren Status zurück.',
  'product.shown': 'Das Produkt bekommt seinen früheren Status zurück.',
  'product.deleted': 'Das Produkt kommt mit seinem Bestand und dessen Verlauf zurück.',
  'part.changed': 'Die Felder bekommen ihre früheren Werte zurück.',
  'part.hidden': 'Das Teil bekommt seinen früheren Status zurück.',
  'part.shown': 'Das Teil bekommt seinen früheren Status zurück.',
  'part.deleted': 'Das Teil kommt in die Liste zurück.',
  'stock.restocked': 'Die Menge wird zurückgebucht, auch im Bestandsverlauf.',
  'stock.corrected': 'Die Menge wird zurückgebucht, auch im Bestandsverlauf.',
  'products.imported':
    'Alle Produkte des Imports bekommen ihre früheren Werte zurück. Neue werden gelöscht oder, wenn es Bestellungen dazu gibt, ausgeblendet.',
  'moved.imported':
    'Was der Import hinzugefügt hat, wird gelöscht, und was er geändert hat, bekommt die früheren Werte. Was jemand seitdem benutzt hat, bleibt.',
  'price-rule.changed':
    'Die Felder bekommen ihre früheren Werte zurück. Aufgegebene Bestellungen behalten ihren Preis.',
  'price-rule.stopped': 'Der Rabatt läuft in seinem Zeitraum wieder.',
  'price-rule.resumed': 'Der Rabatt wird wieder beendet. Aufgegebene Bestellungen behalten ihren Preis.',
  'price-rule.deleted': 'Der Rabatt kommt in die Liste zurück.',
  'price-list.changed':
    'Name und Satz bekommen ihre früheren Werte zurück. Aufgegebene Bestellungen behalten ihren Preis.',
  'price-list.priced':
    'Die Preise der Liste sind wieder die von vor der Datei. Aufgegebene Bestellungen behalten ihren Preis.',
  'company.changed':
    'Die Felder erhalten ihre früheren Werte. Eine geänderte USt-IdNr. wartet wieder auf ihre Bestätigung.',
  'review.hidden': 'Die Bewertung ist wieder zu sehen.',
  'review.shown': 'Die Bewertung wird wieder ausgeblendet.',
  'settings.changed': 'Die Felder bekommen ihre früheren Werte zurück.',
  'text.changed': 'Der frühere Text ist wieder zu sehen.',
})
