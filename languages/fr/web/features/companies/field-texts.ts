import type * as English from '../../../../../web/features/companies/field-texts.ts'
import { translation } from '../../../../translation.ts'

export const companyFieldTexts = translation<typeof English.companyFieldTexts>()({
  name: 'Nom de l’entreprise',
  nameHint: 'Tel qu’il figure sur les factures, avec la forme juridique.',
  nameFixed: 'La boutique a vérifié le nom et le pays. Écrivez à la boutique s’ils ont changé.',
  countryHint: 'Où se trouve l’entreprise.',
  countryMissing: 'Choisissez le pays de l’entreprise.',
  line1: 'Rue et numéro',
  line2: 'Bâtiment ou étage (facultatif)',
  vatNumber: 'Numéro de TVA (facultatif)',
  vatNumberHint: 'Avec les lettres du pays, par exemple ATU12345678.',
  vatNumberWrong:
    'Ce n’est pas un numéro de TVA de l’UE\u00a0: un chiffre est peut-être faux ou manque. Copiez-le depuis une facture, avec les lettres du pays.',
  invoiceEmail: 'E-mail pour les factures (facultatif)',
  invoiceEmailHint: 'Les factures y sont envoyées, ainsi qu’à la personne qui a commandé.',
  showsNet: 'Afficher d’abord les prix hors taxe',
  buyerReference: 'Référence de l’acheteur (facultatif)',
  buyerReferenceHint:
    'Ce que les factures électroniques doivent nommer, par exemple la Leitweg-ID d’une administration.',
  electronicAddress: 'Adresse Peppol (facultatif)',
  electronicAddressHint: 'Schéma et numéro séparés par deux-points, par exemple 0088:4012345000009.',
  invoiceFormat: 'Facture électronique dans nos e-mails',
  formats: {
    none: 'Aucune, le PDF seulement',
    xrechnung: 'XRechnung (XML)',
    peppol: 'Peppol BIS 3.0 (XML)',
    cii: 'Cross Industry Invoice (XML)',
    zugferd: 'ZUGFeRD ou Factur-X (PDF avec XML)',
  },
  vatStates: {
    none: 'Aucun numéro de TVA',
    waiting: 'Numéro de TVA pas encore confirmé',
    confirmed: 'Numéro de TVA confirmé',
    refused: 'Numéro de TVA introuvable',
  },
})
