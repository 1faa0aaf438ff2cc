import type * as English from '../../../../../web/features/admin-settings/e-invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  none: 'Ohne Land erstellt der Shop keine E-Rechnungen.',
  lacks: 'E-Rechnungen brauchen Postleitzahl, Ort und Ansprechpartner.',
  ready:
    'Rechnungen an Unternehmen gibt es auch als E-Rechnung; sie gehen mit den E-Mails an das Unternehmen, in der Form, die es wünscht.',
})

export const eInvoiceFields = translation<typeof English.eInvoiceFields>()({
  street: { label: 'Straße und Hausnummer' },
  postcode: { label: 'Postleitzahl' },
  city: { label: 'Ort' },
  country: { label: 'Land', hint: 'Die zwei Buchstaben, zum Beispiel DE. Leer: keine E-Rechnungen.' },
  contact: {
    label: 'Ansprechpartner',
    hint: 'Wer Fragen zu Rechnungen beantwortet: Person oder Abteilung.',
  },
  phone: { label: 'Telefon', hint: 'Leer: das der Firma.' },
  email: { label: 'E-Mail', hint: 'Leer: die der Firma.' },
  electronicAddress: {
    label: 'Adresse im Peppol-Netz',
    hint: 'Schema und Nummer, zum Beispiel 9930:DE123456789. Leer: Ihre USt-IdNr., sonst die E-Mail-Adresse.',
  },
})
