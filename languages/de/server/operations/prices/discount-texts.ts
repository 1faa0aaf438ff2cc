import type * as English from '../../../../../server/operations/prices/discount-texts.ts'
import { translation } from '../../../../translation.ts'

export const discountTexts = translation<typeof English.discountTexts>()({
  from: (instant) => `Dieser Code gilt ab ${instant}.`,
  usedOn: (day) => `Sie haben diesen Code am ${day} eingelöst. Er gilt einmal pro Konto.`,
  missing: (amount) => `Noch ${amount}, dann gilt dieser Code.`,
  signIn:
    'Dieser Code gilt nur für Mitglieder. Melden Sie sich mit der E-Mail-Adresse an, die der Shop kennt.',
  verify:
    'Dieser Code gilt nur für Mitglieder. Bestätigen Sie Ihre E-Mail-Adresse, und geben Sie ihn dann noch einmal ein.',
  notMember:
    'Dieser Code gilt nur für Mitglieder, und Ihre E-Mail-Adresse steht nicht auf ihrer Liste. Schreiben Sie uns, wenn sie dort stehen sollte.',
  near: (missing, saving) => `Noch ${missing}, und Sie sparen ${saving}.`,
  percent: (number) => `${number} %`,
  better: (discount) => `„${discount}“ spart Ihnen mehr als Ihr Code und gilt deshalb stattdessen.`,
  saleIsBetter: 'Der Preis ohne Ihren Code ist günstiger, deshalb wurde er nicht eingelöst.',
})
