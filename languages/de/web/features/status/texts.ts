import type * as English from '../../../../../web/features/status/texts.ts'
import { translation } from '../../../../translation.ts'

const notAsked = 'Seit dem Start des Shops wurde es noch nicht gebraucht.'

export const statusTexts = translation<typeof English.statusTexts>()({
  lead: 'Der Shop liest seinen Zustand mehrmals pro Minute. Nichts auf dieser Seite ist von Hand eingetragen.',
  read: 'Gelesen',
  zone: (name) => `Alle Zeiten: ${name}.`,
  parts: 'Im Moment',
  allWorks: 'Alles läuft',
  someSlow: 'Etwas ist langsam',
  someDown: 'Etwas läuft nicht',
  states: { works: 'Läuft', unknown: 'Noch unbekannt', slow: 'Langsam', down: 'Läuft nicht' },
  since: 'seit',
  help: 'Klappt bei Ihnen etwas nicht?',
  write: 'Uns schreiben',
})

export const partTexts = translation<typeof English.partTexts>()({
  database: {
    name: 'Bestellungen und Konten',
    seen: 'Zuletzt gespeichert',
    says: {
      works: 'Was Sie buchen, bezahlen und schreiben, ist sofort gespeichert.',
      unknown: notAsked,
      slow: 'Das Speichern dauert länger als sonst. Nichts geht verloren.',
      down: 'Der Shop kann nichts speichern. Seiten öffnen sich vielleicht, Buchen und Bezahlen enden mit einer Meldung. Versuchen Sie es später noch einmal.',
    },
  },
  payments: {
    name: 'Kartenzahlung',
    seen: 'Letzte Antwort',
    says: {
      works: 'Der Kartendienst antwortet.',
      unknown: notAsked,
      slow: 'Der Kartendienst antwortet spät. Warten Sie seine Antwort ab, bevor Sie noch einmal bezahlen.',
      down: 'Der Kartendienst antwortet nicht. Keine Bestellung wird zweimal belastet, offene Zahlungen werden später abgeschlossen.',
    },
  },
  mail: {
    name: 'E-Mail',
    seen: 'Zuletzt geprüft',
    says: {
      works: 'E-Mails gehen innerhalb von Minuten hinaus.',
      unknown: notAsked,
      slow: 'E-Mails gehen verspätet hinaus. Jede bleibt gespeichert, bis sie gesendet ist.',
      down: 'E-Mails warten seit über einer Stunde. Jede bleibt gespeichert, bis sie gesendet ist; Ihre Bestellungen stehen unter Meine Bestellungen.',
    },
  },
  pictures: {
    name: 'Bilder',
    seen: 'Letzte Antwort',
    says: {
      works: 'Der Bildspeicher antwortet.',
      unknown: notAsked,
      slow: 'Der Bildspeicher antwortet spät.',
      down: 'Der Bildspeicher antwortet nicht. Bilder können fehlen, und Hochladen gelingt nicht.',
    },
  },
  numbers: {
    name: 'Bestand und Geld',
    seen: 'Zuletzt abgeglichen',
    says: {
      works: 'Bestand, Bestellungen, Abbuchungen und Rechnungen stimmen überein.',
      unknown: 'Der erste Abgleich läuft noch.',
      slow: 'Bestand und Geld wurden seit einigen Stunden nicht abgeglichen.',
      down: 'Eine Zahl bei Bestand oder Geld stimmt nicht. Das Team sieht es und berichtigt sie.',
    },
  },
  backup: {
    name: 'Sicherung',
    seen: 'Zuletzt wiederhergestellt',
    says: {
      works: 'Eine Sicherung wurde zur Probe wiederhergestellt, alle Zahlen stimmten.',
      unknown: 'Es wurde noch keine Sicherung wiederhergestellt.',
      slow: 'Eine Wiederherstellung dauert länger als sonst.',
      down: 'Die letzte Sicherung ließ sich nicht wiederherstellen, oder seit einer Woche wurde keine wiederhergestellt.',
    },
  },
})
