import type * as English from '../../../../domain/receivables/reminder-texts.ts'
import { translation } from '../../../translation.ts'

export const reminderTexts = translation<typeof English.reminderTexts>()({
  steps: [
    {
      subject: 'Zahlungserinnerung: Rechnung {invoice} war am {due} fällig',
      text: 'Vielleicht ist Ihnen unsere Rechnung {invoice} zur Bestellung {order} entgangen. Sie war am {due} fällig, und {open} sind noch offen.\n\nBitte überweisen Sie den Betrag, und nennen Sie dabei die Rechnungsnummer. Falls Sie in den letzten Tagen bezahlt haben, ist nichts mehr zu tun.',
    },
    {
      subject: 'Zweite Mahnung: Rechnung {invoice} ist seit {days} Tagen überfällig',
      text: 'Unsere Rechnung {invoice} zur Bestellung {order} war am {due} fällig. Für {open} davon haben wir keine Zahlung erhalten.\n\nBitte überweisen Sie den Betrag innerhalb von sieben Tagen, und nennen Sie dabei die Rechnungsnummer. Falls mit der Ware oder der Rechnung etwas nicht stimmt, antworten Sie bitte auf diese E-Mail.',
    },
    {
      subject: 'Dritte Mahnung: Rechnung {invoice} ist seit {days} Tagen überfällig',
      text: 'Trotz zweier Mahnungen sind {open} unserer Rechnung {invoice} zur Bestellung {order} offen. Sie war am {due} fällig.\n\nBitte überweisen Sie den Betrag innerhalb von sieben Tagen. Bis dahin kann {company} nicht auf Rechnung bestellen.',
    },
    {
      subject: 'Letzte Mahnung: Rechnung {invoice}',
      text: 'Unsere Rechnung {invoice} zur Bestellung {order} ist seit {days} Tagen überfällig, und {open} davon sind offen.\n\nBitte überweisen Sie den Betrag innerhalb von sieben Tagen. Danach unternehmen wir weitere Schritte, die für Sie teurer werden.',
    },
  ],
})
