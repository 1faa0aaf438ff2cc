import type * as English from '../../../../../web/features/admin-settings/e-invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  none: 'Sans pays, la boutique n’établit pas de factures électroniques.',
  lacks: 'Les factures électroniques exigent code postal, ville et contact.',
  ready:
    'Les factures des entreprises existent aussi en version électronique et accompagnent leurs e-mails dans le format souhaité.',
})

export const eInvoiceFields = translation<typeof English.eInvoiceFields>()({
  street: { label: 'Rue et numéro' },
  postcode: { label: 'Code postal' },
  city: { label: 'Ville' },
  country: {
    label: 'Pays',
    hint: 'Ses deux lettres, par exemple FR. Vide\u00a0: pas de factures électroniques.',
  },
  contact: {
    label: 'Contact',
    hint: 'Qui répond aux questions sur les factures\u00a0: une personne ou un service.',
  },
  phone: { label: 'Téléphone', hint: 'Vide\u00a0: celui de l’entreprise.' },
  email: { label: 'E-mail', hint: 'Vide\u00a0: celui de l’entreprise.' },
  electronicAddress: {
    label: 'Adresse dans le réseau Peppol',
    hint: 'Schéma et numéro, par exemple 0225:123456789. Vide\u00a0: votre numéro de TVA, sinon l’e-mail.',
  },
})
