import type * as English from '../../../../../web/features/admin-messages/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

export const emailTexts = translation<typeof English.emailTexts>()({
  ...listTexts,
  caption: 'Nachrichten',
  loading: 'Nachrichten werden geladen',
  notLoaded: 'Die Nachrichten konnten nicht geladen werden.',
  notOffered: 'Dieser Shop führt keine Liste seiner Nachrichten.',
  empty: 'Noch keine Nachrichten. Der Shop schreibt sie nach Bestellung, Zahlung und Erstattung.',
  searchHint: 'Empfänger, Betreff, Bestellnr.',
  count: countText('Nachricht', 'Nachrichten'),
  notSetUp: 'Der E-Mail-Versand ist nicht eingerichtet, deshalb bleiben die Nachrichten hier.',
  setUp:
    'Zum Versenden SMTP_URL und MAIL_FROM setzen und den Shop neu starten (siehe docs/providers/mail.md). Nachrichten der letzten drei Tage werden dann gesendet.',
  to: 'An',
  message: 'Nachricht',
  written: 'Geschrieben',
  state: 'Status',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  show: 'Anzeigen',
  all: 'Alle Nachrichten',
  waitingOnly: 'Wartend',
  sentOnly: 'Gesendet',
  failedOnly: 'Nicht zugestellt',
  read: 'Lesen',
  ofMessage: (subject) => `: ${subject}`,
  secret: 'Diese Nachricht darf nur der Empfänger lesen.',
  waiting: 'Wartet',
  kept: 'Bleibt hier',
  sent: 'Gesendet',
  failed: 'Nicht zugestellt',
  nextAttempt: 'Nächster Versuch',
  toOrder: 'Zur Bestellung',
  tryAgainNow: 'Erneut versuchen',
  trying: 'Wird versucht …',
  bulk: {
    label: 'Erneut versuchen',
    confirm: (formats, count) => `${counted(formats, count, 'Nachricht', 'Nachrichten')} noch einmal senden?`,
    done: (formats, count) =>
      `${counted(formats, count, 'Nachricht', 'Nachrichten')} noch einmal auf dem Weg`,
  },
  triedAgain: (email) => `Die Nachricht an ${email} wird erneut gesendet`,
})
