import type * as English from '../../../../../server/operations/receivables/transfer-texts.ts'
import { translation } from '../../../../translation.ts'

export const transferTexts = translation<typeof English.transferTexts>()({
  aboveOpen: (number, open) => `Il reste ${open} dus sur ${number}. Saisissez au plus ce montant.`,
  nothingOpen: (number) => `Il ne reste rien de dû sur ${number}. Laissez le montant vide.`,
  aboveTransfer: (parts, money) =>
    `Les parts font ${parts}, et le virement est de ${money}. Réduisez l’une d’elles.`,
  aboveRest: (rest) => `Il reste ${rest} de ce virement. Saisissez au plus ce montant.`,
})
