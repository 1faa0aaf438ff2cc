import type * as English from '../../../../web/texts/e-invoices.ts'
import { translation } from '../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  summary: 'Facture électronique',
  form: 'Format',
  formats: {
    xrechnung: 'XRechnung (XML)',
    peppol: 'Peppol BIS Billing (XML)',
    cii: 'Cross Industry Invoice (XML)',
    zugferd: 'Factur-X / ZUGFeRD (PDF)',
  },
  hints: {
    xrechnung: 'Pour les administrations et entreprises en Allemagne.',
    peppol: 'Pour le réseau Peppol, par exemple en Belgique.',
    cii: 'Pour les logiciels de comptabilité.',
    zugferd: 'Le PDF qui contient aussi les données.',
  },
  save: (number) => `Enregistrer ${number}`,
  zip: {
    caption: 'Factures dans un fichier ZIP',
    days: 'Les factures et avoirs des jours choisis dans la liste\u00a0; sans jours, ceux du dernier mois complet.',
    pdf: 'Facture (PDF)',
    save: 'Enregistrer le fichier ZIP',
  },
})
