import type * as English from '../../../../contract/payments/credit-error-texts.ts'
import { translation } from '../../../translation.ts'

export const creditErrorTexts = translation<typeof English.creditErrorTexts>()({
  CREDIT_TOO_LOW:
    'Ihr Guthaben hat sich geändert. Laden Sie die Seite neu, prüfen Sie den Betrag und bezahlen Sie noch einmal.',
  CREDIT_BELOW_ZERO: 'So viel Guthaben hat der Kunde nicht. Nehmen Sie höchstens zurück, was noch da ist.',
  CREDIT_OF_DELETED_ACCOUNT:
    'Das Konto, das mit Guthaben bezahlt hat, ist gelöscht. Erstatten Sie nur den Anteil der Karte und den Rest auf anderem Weg.',
  GIFT_CARD_MISTYPED:
    'Das ist kein Code eines Geschenkgutscheins. Vergleichen Sie ihn Zeichen für Zeichen mit der E-Mail.',
  GIFT_CARD_UNKNOWN:
    'Dieser Code ist ungültig oder schon eingelöst. Vergleichen Sie ihn mit der E-Mail, oder schreiben Sie uns, wenn er gültig sein müsste.',
  GIFT_CARD_YOURS: 'Sie haben diesen Geschenkgutschein schon eingelöst. Sein Betrag ist in Ihrem Guthaben.',
  GIFT_CARD_REDEEMED: 'Dieser Geschenkgutschein ist eingelöst und lässt sich nicht erstatten.',
  GIFT_CARD_WHOLE: 'Erstatten Sie nur ganze Geschenkgutscheine. Ändern Sie den Betrag.',
  GIFT_CARDS_USED:
    'Alle Geschenkgutscheine dieser Bestellung sind eingelöst oder erstattet, es gibt keinen Code zu verschicken.',
  ORDER_BY_EMAIL: 'Geschenkgutscheine kommen per E-Mail, diese Bestellung hat also weder Paket noch Adresse.',
  ORDER_WITHOUT_GIFT_CARDS: 'Diese Bestellung hat keine Geschenkgutscheine. Laden Sie die Bestellung neu.',
})
