import type * as English from '../../../../../web/features/order-timeline/texts.ts'
import { translation } from '../../../../translation.ts'

export const timelineTexts = translation<typeof English.timelineTexts>()({
  heading: 'Verlauf',
  loading: 'Der Verlauf wird geladen',
  notLoaded: 'Der Verlauf dieser Bestellung wurde nicht geladen.',
  booked: (pieces, amount) => `Bestellt: ${pieces} für ${amount}.`,
  offered: (pieces, amount) => `Aus einem Angebot bestellt: ${pieces} für ${amount}.`,
  reference: (reference) => `Eigene Nummer des Kunden: ${reference}.`,
  pieces: (figure, _count) => `${figure} Stück`,
  discount: (amount) => `Ein Rabatt von ${amount} ist abgezogen.`,
  discountEnded: 'Der Rabatt ist entfallen, weil der Rest des Kaufs seine Bedingungen nicht erfüllt.',
  repriced: (amount, delivery, country) =>
    country === undefined
      ? `Neuer Preis: ${amount}, mit ${delivery} Versand.`
      : `Neuer Preis: ${amount}, mit ${delivery} Versand (${country}).`,
  holdEnded: (pieces) => `Die Reservierung ist abgelaufen. Wieder im Bestand: ${pieces}.`,
  retaken: (pieces) => `Wieder reserviert: ${pieces}.`,
  opened: (amount) => `Zahlung über ${amount} begonnen.`,
  withCredit: (amount) => `Davon werden ${amount} mit Guthaben bezahlt.`,
  declined: 'Eine Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
  closed: 'Die Zahlung endete ohne Abbuchung.',
  paid: (amount) => `Bezahlt: ${amount}.`,
  onAccount: (amount, day) => `Auf Rechnung bestellt: ${amount}, zu bezahlen bis ${day}.`,
  chosenWay: {
    pickup: (amount) => `Abholung gewählt. Preis: ${amount}.`,
    parcel: (amount, delivery) =>
      delivery === undefined
        ? `Lieferung gewählt. Preis: ${amount}.`
        : `Lieferung gewählt. Preis: ${amount}, mit ${delivery} Versand.`,
  },
  ready: 'Zur Abholung bereit.',
  pickedUp: 'Abgeholt.',
  sent: 'Versandt.',
  codesMailed: 'Die Codes wurden per E-Mail verschickt.',
  furtherParcel: 'Ein weiteres Paket wurde versandt.',
  parcel: (words) => `Paket: ${words}`,
  address: {
    customer: 'Lieferadresse angegeben:',
    profile: 'Ohne Lieferadresse bezahlt. Es gilt die Adresse aus dem Profil:',
    'earlier-profile': 'Lieferadresse aus dem Profil übernommen, wo sie bis jetzt gespeichert war:',
  },
  transferred: (amount) => `Eine Überweisung hat ${amount} der Rechnung bezahlt.`,
  transferReversed: (amount) =>
    `Eine Überweisung von ${amount} wurde zurückgenommen. Die Rechnung ist wieder offen.`,
  invoiceDisputed: 'Der Kunde beanstandet die Rechnung.',
  invoiceDisputeEnded: 'Die Beanstandung der Rechnung ist erledigt.',
  withdrawn: {
    customer: 'Sie haben den Kauf widerrufen.',
    staff: 'Der Kauf wurde widerrufen.',
  },
  withdrawalClosed: 'Der Widerruf ist abgeschlossen.',
  withdrawalTakenBack: 'Der Widerruf ist zurückgenommen. Die Bestellung gilt wieder.',
  cancelled: 'Storniert.',
  refunded: {
    due: (amount) => `Die Erstattung von ${amount} ist unterwegs.`,
    succeeded: (amount) => `${amount} wurden erstattet.`,
    failed: (amount) => `${amount} konnten nicht erstattet werden.`,
  },
  lowersOpen: 'Der Betrag mindert den offenen Betrag der Rechnung.',
  freesTransfer:
    'Der Betrag bleibt dem Unternehmen: Die Überweisung kann andere Rechnungen bezahlen oder zurückgegeben werden.',
  toCredit: 'Der Betrag ging ins Guthaben des Kontos.',
  ofItDelivery: (amount) => `Davon ${amount} für den Versand.`,
  disputed: (amount) => `Rückbuchung: Eine Bank fordert ${amount} zurück.`,
  disputeWon: (amount) => `Rückbuchung abgewehrt: Der Shop behält ${amount}.`,
  disputeLost: (amount) => `Rückbuchung verloren: ${amount} gingen zurück.`,
  disputeReason: (words) => `Grund der Bank: ${words}`,
  automatic:
    'Mit dieser Zahlung ließ sich die Bestellung nicht bezahlen, deshalb hat der Shop sie erstattet.',
  atTheProvider: 'Im Portal des Zahlungsdienstes veranlasst.',
  restocked: (pieces) => `Wieder im Bestand: ${pieces}.`,
  reason: (words) => `Grund: ${words}`,
  failure: (words) => `Meldung des Zahlungsdienstes: „${words}“`,
  by: (who) => `Von ${who}`,
  you: 'Sie',
  mail: {
    due: (subject, to) => `E-Mail an ${to}, noch nicht gesendet: „${subject}“`,
    succeeded: (subject, to) => `E-Mail an ${to}: „${subject}“`,
    failed: (subject, to) => `E-Mail an ${to} konnte nicht gesendet werden: „${subject}“`,
  },
})
