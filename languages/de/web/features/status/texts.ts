import type * as English from '../../../../../web/features/status/texts.ts'
import { translation } from '../../../../translation.ts'

const notAsked = 'Seit dem Start des Shops noch nicht gebraucht.'

export const statusTexts = translation<typeof English.statusTexts>()({
  lead: 'Der Shop prüft sich selbst, mehrmals in der Minute. Auf dieser Seite trägt niemand etwas von Hand ein.',
  read: 'Stand:',
  zone: (name) => `Alle Zeiten: ${name}.`,
  parts: 'Zurzeit',
  allWorks: 'Alles funktioniert',
  someSlow: 'Etwas ist langsam',
  someDown: 'Etwas funktioniert nicht',
  states: { works: 'Funktioniert', unknown: 'Noch unbekannt', slow: 'Langsam', down: 'Gestört' },
  since: 'seit',
  help: 'Funktioniert bei Ihnen etwas nicht?',
  write: 'Schreiben Sie uns',
})

export const partTexts = translation<typeof English.partTexts>()({
  database: {
    name: 'Bestellungen und Konten',
    seen: 'Zuletzt gespeichert:',
    says: {
      works: 'Was Sie bestellen, bezahlen und schreiben, wird sofort gespeichert.',
      unknown: notAsked,
      slow: 'Das Speichern dauert länger als sonst. Es geht nichts verloren.',
      down: 'Der Shop kann nichts speichern. Seiten lassen sich vielleicht öffnen, aber Bestellen und Bezahlen gehen nicht. Versuchen Sie es später noch einmal.',
    },
  },
  payments: {
    name: 'Kartenzahlung',
    seen: 'Letzte Antwort:',
    says: {
      works: 'Der Zahlungsdienst antwortet.',
      unknown: notAsked,
      slow: 'Der Zahlungsdienst antwortet verspätet. Warten Sie seine Antwort ab, bevor Sie noch einmal bezahlen.',
      down: 'Der Zahlungsdienst antwortet nicht. Keine Bestellung wird doppelt abgebucht; offene Zahlungen werden später abgeschlossen.',
    },
  },
  mail: {
    name: 'E-Mail',
    seen: 'Zuletzt geprüft:',
    says: {
      works: 'E-Mails gehen innerhalb weniger Minuten hinaus.',
      unknown: notAsked,
      slow: 'E-Mails gehen verspätet hinaus. Jede wird aufbewahrt, bis sie gesendet ist.',
      down: 'E-Mails warten seit mehr als einer Stunde. Jede wird aufbewahrt, bis sie gesendet ist; Ihre Bestellungen stehen unter „Meine Bestellungen“.',
    },
  },
  pictures: {
    name: 'Bilder',
    seen: 'Letzte Antwort:',
    says: {
      works: 'Der Bildspeicher antwortet.',
      unknown: notAsked,
      slow: 'Der Bildspeicher antwortet verspätet.',
      down: 'Der Bildspeicher antwortet nicht. Bilder können fehlen, und das Hochladen schlägt fehl.',
    },
  },
  numbers: {
    name: 'Bestand und Geld',
    seen: 'Zuletzt abgeglichen:',
    says: {
      works: 'Bestand, Bestellungen, Zahlungen und Rechnungen stimmen überein.',
      unknown: 'Der erste Abgleich läuft noch.',
      slow: 'Bestand und Geld wurden seit einigen Stunden nicht abgeglichen.',
      down: 'Eine Zahl bei Bestand oder Geld stimmt nicht. Unser Team sieht das und berichtigt es.',
    },
  },
  backup: {
    name: 'Datensicherung',
    seen: 'Zuletzt wiederhergestellt:',
    says: {
      works: 'Eine Sicherung wurde zur Probe wiederhergestellt, und alle Zahlen stimmten.',
      unknown: 'Es wurde noch keine Sicherung wiederhergestellt.',
      slow: 'Eine Wiederherstellung dauert länger als sonst.',
      down: 'Die letzte Sicherung ließ sich nicht wiederherstellen, oder seit einer Woche wurde keine wiederhergestellt.',
    },
  },
})
