import type * as English from '../../../../../server/operations/payments/payable-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const payableTexts = translation<typeof English.payableTexts>()({
  range: (least, most) => `zwischen ${least} und ${most}`,
  notPayable: (range) =>
    `Eine Kartenzahlung muss ${range} liegen. Ändern Sie die Menge, damit der Gesamtbetrag dazu passt.`,
  tooMuchTogether: (range) =>
    `Eine Kartenzahlung muss ${range} liegen, deshalb wurde nichts abgebucht. Bezahlen Sie diese Bestellungen in mehreren Zahlungen: Unter „Meine Bestellungen“ wählen Sie aus, welche.`,
  someNotPayable:
    'Einige dieser Bestellungen lassen sich nicht bezahlen, deshalb wurde nichts abgebucht. Lassen Sie die genannten weg, oder stornieren Sie sie, und bezahlen Sie dann noch einmal.',
  paused: (minutes) =>
    `Zu viele Karten wurden abgelehnt. Ihre Bestellung bleibt bestehen. Fragen Sie Ihre Bank nach der Karte. In ${minutes} ${plural(minutes, 'Minute', 'Minuten')} können Sie wieder bezahlen.`,
  pausedOnNetwork: (minutes) =>
    `In Ihrem Netzwerk wurden zu viele Karten abgelehnt. Ihre Bestellung bleibt bestehen. Fragen Sie Ihre Bank nach der Karte. In ${minutes} ${plural(minutes, 'Minute', 'Minuten')} können Sie wieder bezahlen.`,
  refundRefused: 'Der Zahlungsdienst hat diese Erstattung abgelehnt, es wurde kein Geld bewegt.',
  refundRefusedBecause: (reason) =>
    `Der Zahlungsdienst hat diese Erstattung abgelehnt, es wurde kein Geld bewegt. Seine Begründung: „${reason}“`,
  refundLeft: (amount) =>
    `Von dieser Bestellung lassen sich nur ${amount} erstatten. Verringern Sie den Betrag.`,
  deliveryLeft: (amount) =>
    `Von dieser Erstattung können nur ${amount} Versandkosten sein. Verringern Sie die Versandkosten.`,
  creditOfDeletedAccount: (amount) =>
    `Ein Teil dieser Bestellung wurde mit Guthaben bezahlt, und das Konto dazu ist gelöscht. Erstatten Sie höchstens ${amount} auf die Karte und den Rest auf anderem Weg.`,
  giftCardsLeft: (cards, amount) =>
    `Von den Geschenkgutscheinen dieser Bestellung ${plural(cards, 'ist noch einer', `sind noch ${cards}`)} nicht eingelöst. Erstatten Sie höchstens ${amount}.`,
  giftCardWhole: (amount) =>
    `Ein Geschenkgutschein dieser Bestellung ist ${amount} wert. Erstatten Sie diesen Betrag oder ein Vielfaches davon.`,
  restockLeft: (pieces) =>
    `Nur ${pieces} Stück dieser Bestellung können noch zurück in den Bestand. Verringern Sie die Anzahl.`,
})
