import type * as English from '../../../../../web/features/notifications/texts.ts'
import { translation } from '../../../../translation.ts'

export const kindTexts = translation<typeof English.kindTexts>()({
  sales: {
    name: 'Jeder Verkauf',
    about: 'Wenn eine Bestellung bezahlt ist: Nummer, Produkt, Menge und Preis, mit Link zur Bestellung.',
  },
  requests: {
    name: 'Anfragen und Nachrichten',
    about: 'Wenn jemand ein Angebot anfordert oder dem Shop schreibt. Den Text zeigt die Seite „Anfragen“.',
  },
  'low-stock': {
    name: 'Wenig Bestand',
    about:
      'Wenn von einem Produkt weniger als das Fünffache der Mindestbestellmenge da ist: wie viel noch übrig ist. Sie erfahren es einmal, bis neuer Bestand eintrifft.',
  },
  disputes: {
    name: 'Rückbuchungen und Erstattungen',
    about:
      'Wenn eine Bank Geld zurückfordert: Betrag, Grund und bis wann zu antworten ist. Erstattungen, die der Shop oder der Zahlungsdienst veranlasst hat, und solche, die nicht gelungen sind.',
  },
  withdrawals: {
    name: 'Widerrufe',
    about: 'Wenn jemand einen bezahlten Kauf widerruft: was nicht versandt und was erstattet werden soll.',
  },
  alerts: {
    name: 'Auffällige Konten',
    about:
      'Wenn die unbezahlten Bestellungen eines Kontos die Bestandsgrenze erreichen oder viele seiner Karten abgelehnt werden.',
  },
  'failed-mail': {
    name: 'Nicht zugestellte E-Mails',
    about:
      'Wenn der Shop eine E-Mail endgültig nicht senden kann: ihr Betreff, mit Link zur Seite „Nachrichten“.',
  },
  papers: {
    name: 'Fehlende Zeichen auf Belegen',
    about:
      'Wenn eine Rechnung oder Rechnungskorrektur Zeichen enthält, die in keiner Schrift des Shops vorkommen: die Bestellung, mit Link zum Korrigieren.',
  },
  webhooks: {
    name: 'Gestörte Webhooks',
    about:
      'Wenn der Shop einen Webhook abschaltet, weil sein Empfänger drei Tage lang nicht erreichbar war oder nicht mehr existiert.',
  },
  figures: {
    name: 'Zahlen des Tages',
    about:
      'Umsatz, Bestellungen und Erstattungen von gestern, was auf den Versand wartet und wie viele Produkte knapp sind.',
  },
})

export const notificationTexts = translation<typeof English.notificationTexts>()({
  caption: 'Benachrichtigungen',
  notChosenYet: 'Sie haben noch nicht gewählt, was der Shop Ihnen per E-Mail mitteilt.',
  chooseNow: 'Jetzt wählen',
  loading: 'Ihre Benachrichtigungen werden geladen',
  notLoaded: 'Ihre Benachrichtigungen wurden nicht geladen.',
  notOffered: 'Dieser Shop sendet seinem Team keine E-Mails.',
  to: (email) => `Die E-Mails gehen an ${email}. Alle im Team wählen für sich selbst.`,
  first: 'Sie haben noch nicht gewählt. Bis dahin erhalten Sie, was angekreuzt ist.',
  noMail: 'Dieser Shop versendet noch keine E-Mails. Die Seite „Nachrichten“ zeigt, was er senden würde.',
  together:
    'Die erste E-Mail einer Art kommt sofort. Was in den nächsten 15 Minuten geschieht, kommt zusammen in einer E-Mail, außer Rückbuchungen und auffälligen Konten.',
  form: 'Was Sie per E-Mail erfahren',
  hour: 'Uhrzeit der täglichen Zahlen',
  hourHint: (zone) => `Nach der Uhr des Shops (${zone}).`,
  example: 'Beispiel zusenden',
  sending: 'Wird gesendet …',
  ofKind: (name) => `: ${name}`,
  exampleSent: (email) => `Ein Beispiel ist unterwegs an ${email}`,
  exampleStored: 'Das Beispiel steht auf der Seite „Nachrichten“',
  save: 'Auswahl speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihre Auswahl ist gespeichert',
})
