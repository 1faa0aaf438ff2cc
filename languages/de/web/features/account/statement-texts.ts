import type * as English from '../../../../../web/features/account/statement-texts.ts'
import { translation } from '../../../../translation.ts'

export const statementTexts = translation<typeof English.statementTexts>()({
  heading: (company) => `Offene Rechnungen von ${company}`,
  loading: 'Offene Rechnungen werden geladen',
  notLoaded: 'Die offenen Rechnungen konnten nicht geladen werden.',
  invoices: 'Offene Rechnungen',
  open: 'Offen',
  overdueSum: 'Überfällig',
  unassigned: 'Ihr noch nicht zugeordnetes Geld',
  how: 'Überweisen Sie den Betrag und nennen Sie die Rechnungsnummer, oder bezahlen Sie eine eigene Bestellung auf ihrer Seite mit Karte.',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  more: 'Nur die ältesten Rechnungen sind aufgeführt. Die Summen zählen alle.',
  number: 'Rechnung',
  due: 'Fällig',
  overdue: (days, count) => (count === 1 ? `${days} Tag überfällig` : `${days} Tage überfällig`),
  disputed: 'Beanstandet',
  orders: 'Bestellungen',
  ofColleague: 'Von jemand anderem im Unternehmen bestellt',
  reference: (references) => `Ihre Nummer: ${references}`,
})
