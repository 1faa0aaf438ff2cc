import type * as English from '../../../../../web/features/account/statement-texts.ts'
import { translation } from '../../../../translation.ts'

export const statementTexts = translation<typeof English.statementTexts>()({
  heading: (company) => `Factures ouvertes de ${company}`,
  loading: 'Chargement des factures ouvertes',
  notLoaded: 'Les factures ouvertes n’ont pas pu être chargées.',
  invoices: 'Factures ouvertes',
  open: 'Reste dû',
  overdueSum: 'En retard',
  unassigned: 'Votre argent pas encore attribué',
  how: 'Virez le montant en indiquant le numéro de la facture, ou payez une de vos commandes par carte sur sa page.',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banque',
  more: 'Seules les factures les plus anciennes figurent ici. Les sommes les comptent toutes.',
  number: 'Facture',
  due: 'Échéance',
  overdue: (days, count) => (count === 1 ? `${days} jour de retard` : `${days} jours de retard`),
  disputed: 'Contestée',
  orders: 'Commandes',
  ofColleague: 'Commandé par une autre personne de l’entreprise',
  reference: (references) => `Votre numéro\u00a0: ${references}`,
})
