import type * as English from '../../../../../server/operations/emails/notice-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const noticeEmailTexts = translation<typeof English.noticeEmailTexts>()({
  order: 'Bestellung',
  seeOrder: 'Bestellung ansehen',
  seeOrders: 'Bestellungen ansehen',
  sale: {
    subject: (order, price) => `Verkauft: ${order}, ${price}`,
    waits: 'Eine Bestellung ist bezahlt und kann versandt werden.',
    tool: 'Produkt',
    quantity: 'Menge',
    paid: 'Bezahlt',
    onAccount: 'Eine Bestellung auf Rechnung ist da und kann versandt werden.',
    toPay: 'Auf Rechnung zu bezahlen',
  },
  sales: {
    subject: (count, paid) => `Verkauft: ${count} Bestellungen, ${paid}`,
    wait: 'Diese Bestellungen sind zusammen bezahlt und können versandt werden.',
    onAccount:
      'Diese Bestellungen stehen auf einer Rechnung, die ein Unternehmen später bezahlt, und können versandt werden.',
  },
  request: {
    subjectOfQuote: (part) => `Neue Angebotsanfrage${part === '' ? '' : `: ${part}`}`,
    subjectOfMessage: 'Neue Nachricht an den Shop',
    arrived: 'Eine neue Anfrage ist da und wartet auf Antwort.',
    link: 'Lesen und beantworten',
  },
  low: {
    subject: (product, left) => `Wenig Bestand: ${product}, noch ${left}`,
    fell: 'Der Bestand liegt unter dem Fünffachen der Mindestbestellmenge. Sie erfahren es erst wieder, wenn nach einer Lieferung erneut wenig da ist.',
    product: 'Produkt',
    inStock: 'Auf Lager',
    minimumOrder: 'Mindestbestellmenge',
    link: 'Bestand ansehen',
  },
  failedMail: {
    subjectOfOne: (subject) => `Nicht zugestellt: ${subject}`,
    subject: (count) => `${count} E-Mails wurden nicht zugestellt`,
    gaveUp:
      'Der Shop versucht es nicht weiter. Unter „Nachrichten“ steht der Grund; von dort lässt sich die E-Mail erneut senden.',
    ifMany: 'Sind es viele, prüfen Sie zuerst den Mailserver.',
    link: 'Nicht zugestellte ansehen',
  },
  paper: {
    subject: (order) => `Fehlende Zeichen auf einem Beleg zu Bestellung ${order}`,
    boxes: 'Keine Schrift des Shops enthält diese Zeichen. Auf dem Beleg stehen stattdessen Kästchen.',
    remedy:
      'Welche es sind, steht auf der Seite der Bestellung. Dort können Sie einen berichtigten Beleg mit anderer Schreibweise des Namens ausstellen.',
  },
  webhook: {
    subject: (host) => `Webhook abgeschaltet: ${host}`,
    failing: 'Seit drei Tagen konnte kein Ereignis zugestellt werden.',
    gone: 'Der Empfänger meldet, dass es ihn nicht mehr gibt (410).',
    remedy:
      'Neue Ereignisse werden 30 Tage aufbewahrt. Bringen Sie den Empfänger in Ordnung, schalten Sie den Webhook ein und senden Sie die verpassten Ereignisse erneut.',
    receiver: 'Empfänger',
    link: 'Zustellungen ansehen',
  },
  list: {
    headings: {
      sales: (count) => `${count} Verkäufe`,
      requests: (count) => `${count} Anfragen`,
      'low-stock': (count) => `${count} Produkte mit wenig Bestand`,
      'failed-mail': (count) => `${count} Hinweise auf nicht zugestellte E-Mails`,
      papers: (count) => `${count} Belege mit fehlenden Zeichen`,
      webhooks: (count) => `${count} Webhooks abgeschaltet`,
    },
    since: 'Das ist seit der letzten E-Mail dieser Art geschehen.',
    link: 'Alle ansehen',
    more: (count) => (count === 1 ? 'Und eine weitere Meldung.' : `Und ${count} weitere Meldungen.`),
  },
  choice: (page) => `Sie haben diese Benachrichtigung gewählt. Auswahl ändern: ${page}`,
  example: (subject) => `Beispiel: ${subject}`,
  examples: {
    tool: 'Drehmomentschlüssel',
    part: 'Kette, 11-fach',
    failedSubject: 'Sie haben 2 × Drehmomentschlüssel bestellt',
  },
})
