import type * as English from '../../../../../server/operations/emails/withdrawal-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const withdrawalEmailTexts = translation<typeof English.withdrawalEmailTexts>()({
  order: 'Bestellung',
  withdrawn: 'Widerrufen',
  reason: 'Grund',
  refunded: 'Erstattet',
  refundedOf: (refunded, price) => `${refunded} von ${price}`,
  seeOrder: 'Bestellung ansehen',
  received: {
    subject: 'Ihr Widerruf ist eingegangen',
    what: (at) =>
      `Sie haben den Kauf unten widerrufen. Ihr Widerruf ist am ${at} bei uns eingegangen. Einen Grund müssen Sie nicht nennen.`,
    returnAndRefund: (address, toCard, days) =>
      `Senden Sie die erhaltene Ware zurück an: ${address}. Schreiben Sie die Bestellnummer auf das Paket. Was noch nicht versandt ist, senden wir nicht mehr. Das Geld erstatten wir ${toCard ? 'auf Ihre Karte' : 'über dieselbe Zahlungsart'}, ${days === 1 ? 'innerhalb eines Tages' : `innerhalb von ${days} Tagen`} nach Eingang der Rücksendung.`,
    refund: (toCard, days) =>
      `Wir versenden nichts. Das Geld erstatten wir ${toCard ? 'auf Ihre Karte' : 'über dieselbe Zahlungsart'}, ${days === 1 ? 'innerhalb eines Tages' : `innerhalb von ${days} Tagen`}.`,
    keep: (page) =>
      `Bewahren Sie diese E-Mail auf. Wenn Sie nicht widerrufen haben oder die Bestellung doch behalten möchten, antworten Sie gleich oder schreiben Sie uns: ${page}`,
  },
  closed: {
    subject: (order) => `Ihr Widerruf ist abgeschlossen: ${order}`,
    what: (order) => `Den Widerruf Ihrer Bestellung (${order}) haben wir abgeschlossen.`,
    disagree: (page) =>
      `Wenn Sie damit nicht einverstanden sind, antworten Sie auf diese E-Mail oder schreiben Sie uns: ${page}`,
  },
  takenBack: {
    subject: (order) => `Ihre Bestellung gilt wieder: ${order}`,
    what: (order) =>
      `Wir haben den Widerruf Ihrer Bestellung (${order}) zurückgenommen. Die Bestellung gilt wieder.`,
    weSend: 'Wir packen und versenden sie.',
    youKeep: 'Was Sie schon erhalten haben, behalten Sie.',
    notAsked: (page) =>
      `Wenn Sie darum nicht gebeten haben, antworten Sie auf diese E-Mail oder widerrufen Sie erneut: ${page}`,
  },
  staff: {
    subject: (order) => `Widerrufen: ${order}`,
    subjectOfSeveral: (count) => `Widerrufen: ${count} Bestellungen`,
    what: 'Ein bezahlter Kauf wurde widerrufen. Versenden Sie nichts mehr, was noch im Haus ist.',
    refund:
      'Erstatten Sie auf der Seite der Bestellung: sofort, wenn sie nicht versandt wurde, sonst nach Eingang der Rücksendung.',
    seeAndRefund: 'Bestellung ansehen und erstatten',
    seeOrders: 'Bestellungen ansehen',
  },
})
