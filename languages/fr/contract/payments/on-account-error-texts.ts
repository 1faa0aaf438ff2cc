import type * as English from '../../../../contract/payments/on-account-error-texts.ts'
import { translation } from '../../../translation.ts'

export const onAccountErrorTexts = translation<typeof English.onAccountErrorTexts>()({
  NO_TERMS:
    'Votre compte ne peut pas payer sur facture. Payez par carte, ou demandez-nous le paiement sur facture.',
  ORDER_NOT_OF_COMPANY:
    'Cette commande n’a pas été passée pour votre entreprise, elle ne peut donc pas être payée sur facture. Payez-la par carte, ou annulez-la et passez-la de nouveau.',
  TERMS_LIMIT:
    'Cette commande dépasse ce que votre entreprise peut devoir. Payez-la par carte, ou payez d’abord une facture.',
  TERMS_OVERDUE:
    'Une facture de votre entreprise est en retard. Payez-la d’abord, ou payez cette commande par carte.',
  TERMS_CARD_DISPUTED:
    'Un paiement par carte de votre compte est contesté. Répondez d’abord à notre e-mail à ce sujet, ou payez cette commande par carte.',
  TERMS_ADDRESS:
    'Cette commande n’a pas d’adresse de livraison. Saisissez-en une, puis commandez sur facture.',
  GIFT_CARD_ON_ACCOUNT:
    'Les cartes cadeaux se paient tout de suite. Payez-les par carte, et commandez le reste sur facture.',
  ON_ACCOUNT_ALREADY: 'Cette commande figure déjà sur une facture. Il n’y a rien de plus à commander.',
  ON_ACCOUNT_PARTLY_PAID:
    'Une partie de cette facture est déjà payée ou créditée, une carte ne peut donc pas payer la commande. Virez le solde.',
  ON_ACCOUNT_APART:
    'Les commandes de factures différentes, ou sans facture, se paient séparément. Choisissez seulement les commandes d’une même facture.',
  BUYERS_APART:
    'Ces commandes ont des acheteurs différents, et chacun reçoit sa facture. Payez séparément les commandes de l’entreprise et les vôtres.',
})
