import type * as English from '../../../../../web/features/admin-settings/invoicing-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoicingTexts = translation<typeof English.invoicingTexts>()({
  section: {
    name: 'Paiement sur facture',
    about:
      'Les entreprises auxquelles vous accordez un délai commandent maintenant et virent la somme plus tard. Ces jours et ce plafond sont proposés pour une entreprise\u00a0; le compte bancaire figure sur leurs factures et leurs e-mails.',
  },
  days: 'Délai de paiement en jours',
  limit: 'Plafond d’une entreprise',
  limitHint: 'Le plus qu’elle peut devoir. Vide\u00a0: aucune proposition.',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  ibanHint: 'Sans lui, personne ne peut payer sur facture.',
  bic: 'BIC',
  bank: 'Banque',
  preview: {
    onInvoices: 'Sur les factures',
    toPayWithin: (days) => `À payer sous ${days === '1' ? '1\u00a0jour' : `${days}\u00a0jours`}`,
    missing: 'Saisissez un IBAN pour proposer le paiement sur facture.',
  },
})
