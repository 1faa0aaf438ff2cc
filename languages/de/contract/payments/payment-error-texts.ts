import type * as English from '../../../../contract/payments/payment-error-texts.ts'
import { translation } from '../../../translation.ts'

export const paymentErrorTexts = translation<typeof English.paymentErrorTexts>()({
  NOTHING_TO_REFUND:
    'Diese Bestellung ist nicht bezahlt oder schon ganz erstattet. Laden Sie die Bestellung neu.',
  REFUND_ABOVE_LEFT: 'So viel lässt sich nicht mehr erstatten. Verringern Sie den Betrag.',
  RESTOCK_NOT_POSSIBLE:
    'Diese Bestellung ist versandt, die Ware ist also nicht im Lager. Füllen Sie den Bestand auf, sobald sie zurück ist.',
  REFUND_REFUSED: 'Der Zahlungsdienst hat diese Erstattung abgelehnt. Prüfen Sie die Zahlung dort.',
  OWED_REFUND_NOT_FOUND: 'Diese Erstattung ist nicht mehr offen. Laden Sie die Aufgaben neu.',
  PRICE_MATCHES_NO_ORDER:
    'Sie haben keine unbezahlte Bestellung mit diesem Preis. Öffnen Sie die Bestellung, und bezahlen Sie dort.',
  PRICE_DIFFERS:
    'Der Preis dieser Bestellung hat sich geändert. Laden Sie die Bestellung neu, und prüfen Sie den Gesamtbetrag, bevor Sie bezahlen.',
  TAX_CHANGED:
    'Die USt-IdNr. Ihres Unternehmens gilt nicht mehr, daher hat diese Bestellung wieder ihre übliche Steuer. Laden Sie die Bestellung neu, und prüfen Sie den Gesamtbetrag, bevor Sie bezahlen.',
  PAYMENT_NOT_FOUND:
    'Der Zahlungsdienst kennt keine solche Zahlung zu dieser Bestellung. Öffnen Sie die Bestellung, und bezahlen Sie noch einmal.',
  PAYMENT_NOT_COMPLETED:
    'Der Zahlungsdienst hat diese Zahlung nicht abgeschlossen. Schließen Sie sie ab, oder bezahlen Sie mit einer anderen Karte.',
  PAYMENT_OF_ANOTHER_ORDER:
    'Diese Zahlung gehört zu einer anderen Bestellung oder einem anderen Betrag. Öffnen Sie die Bestellung, und bezahlen Sie dort.',
  PAYMENT_IN_PROGRESS:
    'Der Zahlungsdienst bearbeitet gerade eine Zahlung zu dieser Bestellung. Warten Sie eine Minute, und sehen Sie dann wieder nach.',
  PAYMENTS_PAUSED:
    'Zu viele Karten wurden abgelehnt. Ihre Bestellung bleibt bestehen. Fragen Sie Ihre Bank nach der Karte, und bezahlen Sie in einer Stunde noch einmal.',
  PAYMENT_REFUNDED:
    'Als Ihre Zahlung ankam, war die Ware schon verkauft. Wir erstatten Ihnen den ganzen Betrag.',
  PROVIDER_UNAVAILABLE:
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute noch einmal.',
  E_INVOICE_LACKS:
    'Aus diesem Beleg lässt sich keine E-Rechnung erstellen, weil etwas fehlt. Nutzen Sie das PDF, oder vervollständigen Sie die Einstellungen unter „E-Rechnungen“.',
  BATCH_NOT_SET_UP:
    'Die Datei braucht die Beraternummer und die Mandantennummer. Geben Sie beide in den Einstellungen unter „Buchhaltung“ ein.',
  BATCH_CURRENCY:
    'DATEV bucht in Euro, und dieser Shop verkauft in einer anderen Währung. Exportieren Sie die Rechnungen als CSV.',
  BATCH_PERIOD: 'Wählen Sie Tage eines Wirtschaftsjahres, den ersten zuerst.',
  BATCH_TOO_LONG: 'Eine Datei hat höchstens 99.999 Buchungen. Wählen Sie weniger Tage.',
})
