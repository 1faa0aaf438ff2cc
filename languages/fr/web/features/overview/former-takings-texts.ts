import type * as English from '../../../../../web/features/overview/former-takings-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'

export const formerTakingsTexts = translation<typeof English.formerTakingsTexts>()({
  heading: 'De l’ancienne boutique',
  about: (formats, orders, amount) =>
    `${wholeNumber(formats, orders)} ${orders > 1 ? 'commandes payées' : 'commande payée'} de l’archive pour ${amount}. Ce montant n’est dans aucune autre somme ici, car aucune facture de cette boutique ne le prouve.`,
})
