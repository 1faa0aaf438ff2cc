import type * as English from '../../../../../../web/features/payment/on-account/texts.ts'
import { translation } from '../../../../../translation.ts'

export const onAccountTexts = translation<typeof English.onAccountTexts>()({
  heading: 'Comment voulez-vous payer\u202f?',
  loading: 'Recherche de vos conditions',
  now: 'Maintenant, par carte',
  byInvoice: (company, days) =>
    `Sur facture à ${company}, sous ${days === '1' ? '1\u00a0jour' : `${days}\u00a0jours`}`,
  owed: (owed, limit) => `Votre entreprise doit ${owed} sur ${limit}.`,
  aboveLimit: (excess) => `Cette commande dépasse le plafond de ${excess}.`,
  overdue: (day) => `Une facture était due le ${day}. Payez-la pour commander de nouveau sur facture.`,
  order: (amount) => `Commander sur facture\u00a0: ${amount}`,
  ordering: 'Commande en cours…',
  next: 'Nous expédions la commande et vous envoyons la facture par e-mail. Rien n’est débité maintenant.',
  done: 'Commande passée sur facture',
  toPayBy: 'À payer avant le',
  amount: 'Montant',
  reference: 'Référence',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banque',
  transfer: 'Virez le montant en indiquant le numéro de la facture.',
  partlyPaid: 'Une partie est déjà payée. Veuillez virer le reste.',
  byCard: 'Payer plutôt par carte',
  orderedAt: 'Commandée sur facture',
  onAccountElsewhere: 'Elle a été commandée sur facture ailleurs.',
})
