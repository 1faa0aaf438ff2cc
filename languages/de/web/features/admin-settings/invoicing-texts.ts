import type * as English from '../../../../../web/features/admin-settings/invoicing-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoicingTexts = translation<typeof English.invoicingTexts>()({
  section: {
    name: 'Kauf auf Rechnung',
    about:
      'Unternehmen, denen Sie ein Zahlungsziel geben, bestellen jetzt und überweisen später. Diese Tage und dieses Limit werden für ein Unternehmen vorgeschlagen; das Bankkonto steht auf ihren Rechnungen und E-Mails.',
  },
  days: 'Zahlungsziel in Tagen',
  limit: 'Limit eines Unternehmens',
  limitHint: 'So viel darf sie höchstens schulden. Leer: kein Vorschlag.',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  ibanHint: 'Ohne sie kann niemand auf Rechnung kaufen.',
  bic: 'BIC',
  bank: 'Bank',
  preview: {
    onInvoices: 'Auf Rechnungen',
    toPayWithin: (days) => `Zu bezahlen innerhalb von ${days === '1' ? '1 Tag' : `${days} Tagen`}`,
    missing: 'Geben Sie eine IBAN ein, um den Kauf auf Rechnung anzubieten.',
  },
})
