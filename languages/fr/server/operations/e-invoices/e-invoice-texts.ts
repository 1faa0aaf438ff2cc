import type * as English from '../../../../../server/operations/e-invoices/e-invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  exemptions: {
    export: 'Exportation exonérée, article 146 de la directive 2006/112/CE.',
    'gift-card':
      'Bon à usages multiples, article 30 ter de la directive 2006/112/CE\u00a0: la taxe porte sur les biens qu’il paie.',
    'small-enterprise': 'Franchise des petites entreprises, article 284 de la directive 2006/112/CE.',
    'no-tax': 'Hors champ de la TVA.',
  },
  description: 'La même facture pour les logiciels (Factur-X, ZUGFeRD)',
  credit: 'Avoir dans la boutique',
  lacks: {
    company: 'le nom de votre entreprise (Paramètres, Entreprise)',
    taxId: 'votre numéro de TVA ou numéro fiscal (Paramètres, Entreprise)',
    register: 'votre numéro de TVA ou votre immatriculation (Paramètres, Entreprise)',
    vatNumber: 'votre numéro de TVA avec son pays, par exemple FR12345678901 (Paramètres, Entreprise)',
    postcode: 'votre code postal (Paramètres, Factures électroniques)',
    city: 'votre ville (Paramètres, Factures électroniques)',
    country: 'votre pays (Paramètres, Factures électroniques)',
    contact: 'un contact (Paramètres, Factures électroniques)',
    phone: 'un numéro de téléphone (Paramètres, Factures électroniques)',
    email: 'un e-mail (Paramètres, Factures électroniques)',
    bank: 'votre compte bancaire (Paramètres)',
    peppolAddress: 'votre adresse dans le réseau Peppol (Paramètres, Factures électroniques)',
    buyerPeppolAddress: 'l’adresse Peppol du client',
    buyerCountry: 'le pays du client',
    buyerPlace: 'le code postal et la ville du client',
    buyerVatNumber: 'le numéro de TVA du client',
    deliveryCountry: 'le pays de livraison',
  },
  notPossible: (lacking) =>
    `Cette pièce ne donne pas de facture électronique. Il manque\u00a0: ${lacking}. Complétez ou utilisez le PDF.`,
  named: (number, why) => `${number}\u00a0: ${why}`,
  and: (one, other) => `${one}, ${other}`,
})
