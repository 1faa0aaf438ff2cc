import type * as English from '../../../../../server/operations/e-invoices/e-invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  exemptions: {
    export: 'Steuerfreie Ausfuhrlieferung, Artikel 146 der Richtlinie 2006/112/EG.',
    'gift-card':
      'Mehrzweck-Gutschein, Artikel 30b der Richtlinie 2006/112/EG: Besteuert wird die Ware, die damit bezahlt wird.',
    'small-enterprise': 'Steuerbefreit als Kleinunternehmer, Artikel 284 der Richtlinie 2006/112/EG.',
    'no-tax': 'Nicht umsatzsteuerbar.',
  },
  description: 'Dieselbe Rechnung für Programme (Factur-X, ZUGFeRD)',
  credit: 'Guthaben im Shop',
  lacks: {
    company: 'der Name Ihrer Firma (Einstellungen, Firma)',
    taxId: 'Ihre USt-IdNr. oder Steuernummer (Einstellungen, Firma)',
    register: 'Ihre USt-IdNr. oder Ihr Registereintrag (Einstellungen, Firma)',
    vatNumber: 'Ihre USt-IdNr. mit dem Land, zum Beispiel DE123456789 (Einstellungen, Firma)',
    postcode: 'Ihre Postleitzahl (Einstellungen, E-Rechnungen)',
    city: 'Ihr Ort (Einstellungen, E-Rechnungen)',
    country: 'Ihr Land (Einstellungen, E-Rechnungen)',
    contact: 'ein Ansprechpartner (Einstellungen, E-Rechnungen)',
    phone: 'eine Telefonnummer (Einstellungen, E-Rechnungen)',
    email: 'eine E-Mail-Adresse (Einstellungen, E-Rechnungen)',
    bank: 'Ihr Bankkonto (Einstellungen)',
    peppolAddress: 'Ihre Adresse im Peppol-Netz (Einstellungen, E-Rechnungen)',
    buyerPeppolAddress: 'die Peppol-Adresse des Rechnungsempfängers',
    buyerCountry: 'das Land des Rechnungsempfängers',
    buyerPlace: 'Postleitzahl und Ort des Rechnungsempfängers',
    buyerVatNumber: 'die USt-IdNr. des Rechnungsempfängers',
    deliveryCountry: 'das Land der Lieferung',
  },
  notPossible: (lacking) =>
    `Aus diesem Beleg lässt sich keine E-Rechnung erstellen. Es fehlt: ${lacking}. Ergänzen Sie es, oder nutzen Sie das PDF.`,
  named: (number, why) => `${number}: ${why}`,
  and: (one, other) => `${one}, ${other}`,
})
