import type * as English from '../../../../../server/operations/invoices/invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoiceTexts = translation<typeof English.invoiceTexts>()({
  titles: {
    invoice: (number) => `Facture ${number}`,
    'credit-note': (number) => `Avoir ${number}`,
  },
  correctedTitles: {
    invoice: (number) => `Facture rectificative ${number}`,
    'credit-note': (number) => `Avoir rectificatif ${number}`,
  },
  page: 'page {page} sur {count}',
  columns: {
    order: 'Commande',
    product: 'Article',
    quantity: 'Quantité',
    unit: 'Prix unitaire',
    amount: 'Montant',
    refunded: 'Remboursé',
  },
  discount: (name) => `Remise (${name})`,
  delivery: 'Livraison',
  seller: 'Vendeur',
  buyer: 'Client',
  register: (number) => `Immatriculation\u00a0: ${number}`,
  taxNumber: (number) => `Numéro fiscal\u00a0: ${number}`,
  vatNumber: (number) => `N° de TVA\u00a0: ${number}`,
  date: 'Date',
  pickedUpAt: 'Retrait à',
  deliveredTo: 'Livré à',
  reference: 'Votre numéro de commande',
  corrects: 'Annule et remplace',
  about: { invoice: 'Pour la facture', 'credit-note': 'Pour l’avoir' },
  dated: (number, day) => `${number} du ${day}`,
  card: 'Carte',
  cardEndingIn: (brand, last4) => `${brand} se terminant par ${last4}`,
  credit: { invoice: 'Payé avec le crédit', 'credit-note': 'Ajouté au crédit' },
  transaction: 'Transaction',
  reason: 'Motif',
  dayOfSupply: 'Date de l’opération',
  supplied: {
    sending: (day) => `${day}, jour de l’envoi`,
    handingOver: (day) => `${day}, jour de la remise`,
    paymentBeforeSending: (day) => `${day}, jour du paiement\u202f; l’envoi a lieu ensuite`,
    paymentBeforeHandingOver: (day) => `${day}, jour du paiement\u202f; la remise a lieu ensuite`,
  },
  total: 'Total',
  totalRefunded: 'Total remboursé',
  net: 'Total hors taxe',
  netAt: (tax) => `Hors taxe, ${tax}`,
  withoutTax: 'Sans taxe',
  tax: (name, percent) => `${name} ${percent}`,
  taxOf: (name, percent, country) => `${name} ${percent}, ${country}`,
  exemptions: {
    'intra-community':
      'Livraison intracommunautaire exonérée de TVA, article 138 de la directive 2006/112/CE. La taxe est due par l’acquéreur (autoliquidation).',
  },
  notes: {
    corrects:
      'Ce document annule et remplace le précédent, dont certains caractères n’ont pas pu être imprimés. Les montants sont les mêmes.',
    returnedToCard: 'Le total a été remboursé sur la carte qui avait servi au paiement.',
    returned: 'Le total a été remboursé par le même moyen de paiement.',
    takesBack: 'La banque a rejeté le remboursement de cet avoir. La présente facture l’annule.',
    paid: 'Facture acquittée. Rien n’est dû.',
  },
})
