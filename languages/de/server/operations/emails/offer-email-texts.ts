import type * as English from '../../../../../server/operations/emails/offer-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const offerEmailTexts = translation<typeof English.offerEmailTexts>()({
  validUntil: 'Gültig bis',
  heldUntil: 'Reserviert bis',
  total: 'Gesamtbetrag',
  linePrice: (price, each) => `${price} (${each} pro Stück)`,
  made: {
    subject: (until) => `Unser Angebot, gültig bis ${until}`,
    toRequest: (asked) => `Hier ist unser Angebot zu Ihrer Anfrage vom ${asked}.`,
    toMessage: (asked) => `Hier ist unser Angebot zu Ihrer Nachricht vom ${asked}.`,
    link: 'Angebot ansehen und annehmen',
    notHeld:
      'Bis Sie das Angebot annehmen, ist nichts für Sie reserviert; bis Sie bezahlen, wird nichts abgebucht. Wer den Link hat, kann das Angebot annehmen. Geben Sie ihn deshalb nicht weiter.',
    ask: (page) => `Bei Fragen antworten Sie auf diese E-Mail oder schreiben Sie uns: ${page}`,
  },
  withdrawn: {
    subject: 'Unser Angebot gilt nicht mehr',
    what: 'Wir haben unser Angebot leider zurückgezogen. Der Link dazu gilt nicht mehr.',
    reason: 'Grund',
    ask: (page) =>
      `Wenn Sie die Ware noch möchten, antworten Sie auf diese E-Mail oder schreiben Sie uns: ${page}`,
  },
  accepted: {
    subject: 'Sie haben unser Angebot angenommen',
    held: (until) =>
      `Jede Position des Angebots steht jetzt als Bestellung unter „Meine Bestellungen“. Bis ${until} reservieren wir alles für Sie. Sobald Sie bezahlt haben, versenden wir die Ware.`,
    after:
      'Danach können auch andere die Ware kaufen. Der angebotene Preis gilt weiter, solange der Bestand reicht.',
    link: 'Unter „Meine Bestellungen“ bezahlen',
    notCharged:
      'Bis Sie bezahlen, wird nichts abgebucht. Wenn Sie es sich anders überlegen, stornieren Sie eine Bestellung unter „Meine Bestellungen“.',
  },
})
