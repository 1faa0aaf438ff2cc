import type * as English from '../../../../contract/payments/on-account-error-texts.ts'
import { translation } from '../../../translation.ts'

export const onAccountErrorTexts = translation<typeof English.onAccountErrorTexts>()({
  NO_TERMS:
    'Ihr Konto kann nicht auf Rechnung kaufen. Bezahlen Sie mit Karte, oder fragen Sie uns nach dem Kauf auf Rechnung.',
  ORDER_NOT_OF_COMPANY:
    'Diese Bestellung wurde nicht für Ihr Unternehmen gebucht und kann deshalb nicht auf Rechnung gekauft werden. Bezahlen Sie sie mit Karte, oder stornieren Sie sie und buchen Sie neu.',
  TERMS_LIMIT:
    'Diese Bestellung übersteigt den Betrag, den Ihr Unternehmen schulden darf. Bezahlen Sie sie mit Karte, oder bezahlen Sie zuerst eine Rechnung.',
  TERMS_OVERDUE:
    'Eine Rechnung Ihres Unternehmens ist überfällig. Bezahlen Sie diese zuerst, oder bezahlen Sie diese Bestellung mit Karte.',
  TERMS_CARD_DISPUTED:
    'Eine Kartenzahlung Ihres Kontos wird angefochten. Beantworten Sie zuerst unsere E-Mail dazu, oder bezahlen Sie diese Bestellung mit Karte.',
  TERMS_ADDRESS:
    'Diese Bestellung hat keine Lieferadresse. Geben Sie eine ein, und bestellen Sie dann auf Rechnung.',
  GIFT_CARD_ON_ACCOUNT:
    'Geschenkgutscheine werden sofort bezahlt. Bezahlen Sie sie mit Karte, und bestellen Sie den Rest auf Rechnung.',
  ON_ACCOUNT_ALREADY: 'Diese Bestellung steht schon auf einer Rechnung. Mehr ist nicht zu bestellen.',
  ON_ACCOUNT_PARTLY_PAID:
    'Ein Teil dieser Rechnung ist schon bezahlt oder gutgeschrieben, deshalb kann keine Karte die Bestellung bezahlen. Überweisen Sie den offenen Betrag.',
  ON_ACCOUNT_APART:
    'Bestellungen verschiedener Rechnungen oder ohne Rechnung werden einzeln bezahlt. Wählen Sie nur die Bestellungen einer Rechnung.',
  BUYERS_APART:
    'Diese Bestellungen haben verschiedene Käufer, und jeder bekommt eine eigene Rechnung. Bezahlen Sie die Bestellungen des Unternehmens und Ihre eigenen getrennt.',
})
