import type * as English from '../../../../../web/features/companies/field-texts.ts'
import { translation } from '../../../../translation.ts'

export const companyFieldTexts = translation<typeof English.companyFieldTexts>()({
  name: 'Name des Unternehmens',
  nameHint: 'Wie auf Rechnungen, mit der Rechtsform.',
  nameFixed: 'Der Shop hat Namen und Land geprüft. Schreiben Sie dem Shop, wenn sie sich geändert haben.',
  countryHint: 'Wo das Unternehmen sitzt.',
  countryMissing: 'Wählen Sie das Land des Unternehmens.',
  line1: 'Straße und Hausnummer',
  line2: 'Gebäude oder Stockwerk (optional)',
  vatNumber: 'USt-IdNr. (optional)',
  vatNumberHint: 'Mit den Buchstaben des Landes, zum Beispiel ATU12345678.',
  vatNumberWrong:
    'Das ist keine USt-IdNr. der EU: Vielleicht ist eine Ziffer falsch oder fehlt. Kopieren Sie sie von einer Rechnung, mit den Buchstaben des Landes.',
  invoiceEmail: 'E-Mail für Rechnungen (optional)',
  invoiceEmailHint: 'Rechnungen gehen dorthin und an die Person, die bestellt hat.',
  showsNet: 'Preise ohne Steuer zuerst zeigen',
  buyerReference: 'Käuferreferenz (optional)',
  buyerReferenceHint: 'Was E-Rechnungen nennen müssen, etwa die Leitweg-ID einer Behörde.',
  electronicAddress: 'Peppol-Adresse (optional)',
  electronicAddressHint:
    'Schema und Nummer mit einem Doppelpunkt dazwischen, zum Beispiel 0088:4012345000009.',
  invoiceFormat: 'E-Rechnung in unseren E-Mails',
  formats: {
    none: 'Keine, nur das PDF',
    xrechnung: 'XRechnung (XML)',
    peppol: 'Peppol BIS 3.0 (XML)',
    cii: 'Cross Industry Invoice (XML)',
    zugferd: 'ZUGFeRD oder Factur-X (PDF mit XML)',
  },
  vatStates: {
    none: 'Keine USt-IdNr.',
    waiting: 'USt-IdNr. noch nicht bestätigt',
    confirmed: 'USt-IdNr. bestätigt',
    refused: 'USt-IdNr. nicht gefunden',
  },
})
