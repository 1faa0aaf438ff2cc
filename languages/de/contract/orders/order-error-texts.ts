import type * as English from '../../../../contract/orders/order-error-texts.ts'
import { translation } from '../../../translation.ts'

export const orderErrorTexts = translation<typeof English.orderErrorTexts>()({
  ORDER_NUMBER_WRONG:
    'Das ist keine Bestellnummer. Kopieren Sie sie aus einer E-Mail des Shops, zum Beispiel TW-1042-9, oder P-1042-3 für einen ganzen Kauf.',
  WITHDRAWAL_NOT_FOUND:
    'Zu dieser Nummer und dieser E-Mail-Adresse haben wir keine Bestellung gefunden. Geben Sie die Adresse ein, mit der Sie bestellt haben, und die Nummer aus unserer E-Mail, oder schreiben Sie uns.',
  WITHDRAWAL_LATE: 'Für eine dieser Bestellungen ist die Widerrufsfrist abgelaufen. Schreiben Sie uns dazu.',
  ORDER_WITHDRAWN:
    'Diese Bestellung wurde widerrufen. Erstatten Sie sie, statt sie zu versenden, oder nehmen Sie den Widerruf zuerst zurück.',
  WITHDRAWAL_NOT_OPEN: 'Zu dieser Bestellung ist kein Widerruf mehr offen. Ihr Verlauf zeigt, wie er endete.',
  ORDER_LINK_NOT_FOUND:
    'Dieser Link führt zu keiner Bestellung. Er ist unvollständig, oder seine 90 Tage sind vorbei. Melden Sie sich an, um Ihre Bestellungen unter „Meine Bestellungen“ zu sehen, oder schreiben Sie uns.',
  ORDER_NOT_FOUND: 'Diese Bestellung steht nicht in Ihrer Liste. Sehen Sie unter „Meine Bestellungen“ nach.',
  ORDER_NOT_PAID: 'Diese Bestellung ist noch nicht bezahlt. Versenden Sie sie, wenn das Geld da ist.',
  ORDER_REFUNDED: 'Diese Bestellung wurde ganz erstattet, es gibt also nichts zu versenden.',
  ADDRESS_MISSING:
    'Diese Bestellung hat noch keine Lieferadresse. Fragen Sie danach, oder versenden Sie ohne.',
  ORDER_SENT:
    'Diese Bestellung ist unterwegs, ihre Adresse lässt sich nicht mehr ändern. Fragen Sie den Paketdienst, oder schreiben Sie uns.',
  INVOICE_NOT_FOUND:
    'Zu Ihrem Konto gibt es diese Rechnung nicht. Öffnen Sie sie unter „Meine Bestellungen“.',
  INVOICE_CORRECTED:
    'Dieser Beleg wurde schon berichtigt. Laden Sie die Bestellung neu, um die Berichtigung zu sehen.',
  INVOICE_PRINTS: 'Alle Zeichen dieses Belegs sind gedruckt, es gibt nichts zu berichtigen.',
  INVOICE_STILL_UNPRINTED:
    'Einige Zeichen lassen sich weiterhin nicht drucken. Geben Sie Name und Adresse in einer anderen Schrift ein, etwa in lateinischen Buchstaben.',
  PICK_UP_NOT_OFFERED: 'Eine Abholung ist hier derzeit nicht möglich. Wählen Sie die Lieferung.',
  ORDER_PICKED_UP: 'Diese Bestellung wird abgeholt. Geben Sie sie im Laden aus, statt sie zu versenden.',
  ORDER_NOT_PICKED_UP: 'Diese Bestellung wird geliefert, nicht abgeholt. Versenden Sie sie.',
  ORDER_WITHOUT_ADDRESS:
    'Diese Bestellung wird abgeholt und hat deshalb keine Adresse. Wählen Sie zuerst die Lieferung, oder schreiben Sie uns.',
  ORDER_NOT_READY:
    'Diese Bestellung liegt noch nicht bereit. Melden Sie sie als abholbereit, dann geht die E-Mail mit dem Abholcode hinaus.',
  ORDER_HANDED_OUT: 'Diese Bestellung wurde schon ausgegeben. Wann, zeigt ihr Verlauf.',
  READY_JUST_TOLD:
    'Die Nachricht wurde vor weniger als einer Minute gesendet. Warten Sie eine Minute, bevor Sie sie noch einmal senden.',
  ADDRESS_NOT_FOUND: 'Diese Adresse steht nicht in Ihrem Konto. Laden Sie die Liste der Adressen neu.',
  ADDRESSES_LIMIT: 'In Ihrem Konto ist Platz für 20 Adressen. Löschen Sie eine, um diese hinzuzufügen.',
  BASKET_CHANGED:
    'Der Warenkorb wurde auf einem anderen Gerät geändert. Laden Sie ihn neu, und ändern Sie ihn dann.',
  REFERENCE_INVOICED:
    'Zu dieser Bestellung gibt es bereits eine Rechnung, deshalb bleibt Ihre Bestellnummer darauf. Schreiben Sie uns, wenn die Rechnung eine andere braucht.',
  LIST_NOT_FOUND: 'Diese Liste gibt es nicht mehr. Gehen Sie zurück zu Ihren Listen.',
  LIST_CHANGED: 'Diese Liste wurde inzwischen geändert. Laden Sie sie neu und ändern Sie sie dann.',
  LIST_FULL:
    'Eine Liste hat höchstens 500 Positionen. Entfernen Sie einige, oder nehmen Sie eine andere Liste.',
  LISTS_LIMIT:
    'Es gibt schon 50 Listen. Löschen Sie eine, die Sie nicht brauchen, und legen Sie dann diese an.',
  LIST_NEEDS_COMPANY: 'Sie kaufen nicht für ein Unternehmen ein. Behalten Sie die Liste nur für sich.',
  LIST_OF_COMPANY: 'Diese Liste hat eine andere Person angelegt. Nur sie kann die Freigabe beenden.',
  CART_NOT_FOUND:
    'Diesen Warenkorb gibt es nicht mehr: Er gilt einen Tag, oder das Programm, das ihn gefüllt hat, hat ihn gelöscht. Lassen Sie das Programm einen neuen anlegen, oder füllen Sie Ihren Warenkorb hier.',
  CARTS_LIMIT:
    'Aus diesem Netz sind zu viele Warenkörbe offen. Löschen Sie nicht mehr benötigte, oder versuchen Sie es morgen wieder.',
  SENDING_TOLD: 'Die Versandmail ist schon gesendet. Die Bestellung bleibt deshalb versandt.',
  ORDER_NOT_SENT:
    'Diese Bestellung ist noch nicht versandt. Markieren Sie sie mit diesem Paket als versandt.',
  PARCEL_NOT_FOUND:
    'Dieses Paket gehört nicht mehr zur Bestellung. Laden Sie die Bestellung neu, um ihre Pakete zu sehen.',
  PARCEL_LAST:
    'Eine versendete Bestellung behält ihr letztes Paket. Berichtigen Sie seine Nummer, oder fügen Sie zuerst das richtige hinzu.',
  PARCEL_KNOWN: 'Ein anderes Paket dieser Bestellung hat diese Nummer. Entfernen Sie eines von beiden.',
  PARCELS_TOO_MANY: 'Eine Bestellung hat höchstens 20 Pakete. Entfernen Sie ein falsches.',
  QUANTITY_BELOW_MINIMUM: 'Die Menge liegt unter der Mindestbestellmenge dieses Produkts. Erhöhen Sie sie.',
  QUANTITY_ABOVE_AVAILABLE: 'So viel ist nicht mehr auf Lager. Verringern Sie die Menge.',
  LINES_REFUSED:
    'Einige Positionen lassen sich nicht bestellen, deshalb wurde nichts bestellt. Ändern oder entfernen Sie diese Positionen, und versuchen Sie es noch einmal.',
  ORDER_CANNOT_BE_PAID:
    'Dieser Betrag ist kleiner oder größer, als eine Kartenzahlung in der Währung des Shops sein kann. Ändern Sie die Menge.',
  UNPAID_ORDERS_LIMIT:
    'Sie haben die Grenze für unbezahlte Bestellungen erreicht. Bezahlen oder stornieren Sie eine unter „Meine Bestellungen“, oder bestätigen Sie Ihre E-Mail-Adresse.',
  UNPAID_SHARE_LIMIT:
    'Mehr von diesem Produkt können Ihre unbezahlten Bestellungen nicht reservieren. Verringern Sie die Menge, oder bezahlen Sie zuerst eine andere Bestellung.',
  ORDER_ALREADY_PAID: 'Diese Bestellung ist schon bezahlt. Es ist nichts mehr offen.',
  ORDER_PAID_CANNOT_CANCEL:
    'Diese Bestellung ist bezahlt und lässt sich hier nicht stornieren. Schreiben Sie uns, wenn Sie sie zurückgeben möchten.',
  COUNTRY_NOT_DELIVERED:
    'In dieses Land liefern wir nicht. Wählen Sie eine Adresse in einem anderen Land, oder schreiben Sie uns.',
  DELIVERY_PAID:
    'Diese Bestellung ist mit Lieferung in ein anderes Land bezahlt. Schreiben Sie uns, damit sie in dieses Land geht.',
  STOCK_GONE:
    'Die Reservierung dieser Bestellung ist abgelaufen, und die Ware ist inzwischen verkauft. Stornieren Sie die Bestellung, oder versuchen Sie es wieder, wenn Ware da ist.',
  DISCOUNT_UNKNOWN: 'Diesen Code gibt es nicht. Prüfen Sie die Schreibweise, oder entfernen Sie ihn.',
  DISCOUNT_PLANNED: 'Dieser Code gilt noch nicht. Entfernen Sie ihn, oder kommen Sie später wieder.',
  DISCOUNT_ENDED: 'Dieser Code gilt nicht mehr. Entfernen Sie ihn, um fortzufahren.',
  DISCOUNT_USED_UP: 'Dieser Code ist aufgebraucht. Entfernen Sie ihn, um fortzufahren.',
  DISCOUNT_USED: 'Sie haben diesen Code schon eingelöst. Entfernen Sie ihn, um fortzufahren.',
  DISCOUNT_FOR_MEMBERS:
    'Dieser Code gilt nur für Mitglieder. Melden Sie sich mit der E-Mail-Adresse an, die der Shop kennt.',
  DISCOUNT_FOR_OTHER_PRODUCTS: 'Dieser Code gilt für andere Produkte. Entfernen Sie ihn, um fortzufahren.',
  DISCOUNT_BELOW_MINIMUM:
    'Der Warenwert liegt unter dem Mindestwert dieses Codes. Legen Sie etwas dazu, oder entfernen Sie den Code.',
  DISCOUNT_NOT_BETTER: 'Der Preis ohne diesen Code ist günstiger, deshalb wird er nicht eingelöst.',
  DISCOUNT_GONE:
    'Die Reservierung dieser Bestellung ist abgelaufen, und ihr Rabatt ist nicht mehr verfügbar. Stornieren Sie sie, und bestellen Sie neu.',
})
