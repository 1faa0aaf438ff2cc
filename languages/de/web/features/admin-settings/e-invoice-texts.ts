import type * as English from '../../../../../web/features/admin-settings/e-invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  none: 'Ohne Land erstellt der Shop keine E-Rechnungen.',
  lacks: 'E-Rechnungen brauchen Postleitzahl, Ort und Ansprechpartner.',
  ready:
    'Rechnungen an Firmen gibt es auch als E-Rechnung; sie gehen mit den E-Mails der Firma, in der Form, die sie wünscht.',
})
