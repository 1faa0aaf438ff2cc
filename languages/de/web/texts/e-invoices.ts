import type * as English from '../../../../web/texts/e-invoices.ts'
import { translation } from '../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  summary: 'E-Rechnung',
  form: 'Format',
  formats: {
    xrechnung: 'XRechnung (XML)',
    peppol: 'Peppol BIS Billing (XML)',
    cii: 'Cross Industry Invoice (XML)',
    zugferd: 'ZUGFeRD / Factur-X (PDF)',
  },
  hints: {
    xrechnung: 'Für Behörden und Unternehmen in Deutschland.',
    peppol: 'Für das Peppol-Netz, zum Beispiel in Belgien.',
    cii: 'Für Buchhaltungsprogramme.',
    zugferd: 'Das PDF, in dem die Daten enthalten sind.',
  },
  save: (number) => `${number} speichern`,
  zip: {
    caption: 'Rechnungen als ZIP-Datei',
    days: 'Die Rechnungen und Rechnungskorrekturen der Tage, die Sie in der Liste wählen; ohne Tage die des letzten ganzen Monats.',
    pdf: 'Rechnung (PDF)',
    save: 'ZIP-Datei speichern',
  },
})
