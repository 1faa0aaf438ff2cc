import type * as English from '../../../../../server/operations/emails/on-account-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const onAccountEmailTexts = translation<typeof English.onAccountEmailTexts>()({
  subject: (amount, day) => `Commande sur facture\u00a0: ${amount}, à payer le ${day} au plus tard`,
  ordered: 'Merci. Votre commande est passée, et votre entreprise paiera la facture plus tard.',
  copySubject: (name, amount, day) => `Facture pour ${name}\u00a0: ${amount}, à payer le ${day} au plus tard`,
  copy: (name) => `${name} a commandé sur facture pour votre entreprise.`,
  transfer: (amount, day) =>
    `Virez ${amount} au plus tard le ${day} sur le compte ci-dessous, en indiquant le numéro de la facture jointe.`,
  orCard: 'Vous pouvez aussi payer par carte\u00a0: ouvrez la commande dans «\u00a0Mes commandes\u00a0».',
  toPayBy: 'À payer avant le',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banque',
  link: 'Voir la commande',
})
