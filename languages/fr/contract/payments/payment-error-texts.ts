import type * as English from '../../../../contract/payments/payment-error-texts.ts'
import { translation } from '../../../translation.ts'

export const paymentErrorTexts = translation<typeof English.paymentErrorTexts>()({
  NOTHING_TO_REFUND:
    'Cette commande n’est pas payée, ou elle est déjà entièrement remboursée. Rechargez la commande.',
  REFUND_ABOVE_LEFT: 'C’est plus que ce qui peut encore être remboursé. Réduisez le montant.',
  RESTOCK_NOT_POSSIBLE:
    'Cette commande est marquée comme expédiée\u00a0: ses pièces ne sont pas en stock. Remettez-les en stock à leur retour.',
  REFUND_REFUSED: 'Le prestataire de paiement a refusé ce remboursement. Vérifiez le paiement chez lui.',
  OWED_REFUND_NOT_FOUND: 'Ce remboursement n’est plus dû. Rechargez la liste des tâches.',
  PRICE_MATCHES_NO_ORDER:
    'Vous n’avez pas de commande non payée à ce prix. Ouvrez la commande et payez depuis celle-ci.',
  PRICE_DIFFERS:
    'Le prix de cette commande est différent. Rechargez la commande et vérifiez son total avant de payer.',
  TAX_CHANGED:
    'Le numéro de TVA de votre entreprise n’est plus valable : cette commande retrouve sa taxe habituelle. Rechargez la commande et vérifiez son total avant de payer.',
  PAYMENT_NOT_FOUND:
    'Le prestataire de paiement ne connaît pas ce paiement pour cette commande. Ouvrez la commande et payez à nouveau.',
  PAYMENT_NOT_COMPLETED:
    'Le prestataire n’a pas terminé ce paiement. Terminez-le, ou payez avec une autre carte.',
  PAYMENT_OF_ANOTHER_ORDER:
    'Ce paiement correspond à une autre commande ou à un autre montant. Ouvrez la commande et payez depuis celle-ci.',
  PAYMENT_IN_PROGRESS:
    'Un paiement de cette commande est en cours de traitement. Attendez une minute, puis vérifiez à nouveau la commande.',
  PAYMENTS_PAUSED:
    'Trop de cartes ont été refusées. Votre commande reste enregistrée. Contactez votre banque au sujet de la carte et payez à nouveau dans une heure.',
  PAYMENT_REFUNDED:
    'Votre paiement est arrivé après la vente des pièces\u00a0: il est intégralement remboursé.',
  PROVIDER_UNAVAILABLE:
    'Le prestataire de paiement ne répond pas. Rien n’a été débité. Réessayez dans une minute.',
  E_INVOICE_LACKS:
    'Cette pièce ne donne pas de facture électronique, car il manque quelque chose. Utilisez le PDF ou complétez les paramètres sous « Factures électroniques ».',
  BATCH_NOT_SET_UP:
    'Le fichier exige le numéro du comptable et le vôtre. Saisissez les deux dans les réglages, sous « Comptabilité ».',
  BATCH_CURRENCY:
    'DATEV comptabilise en euros, et cette boutique vend dans une autre monnaie. Exportez les factures en CSV.',
  BATCH_PERIOD: 'Choisissez des jours d’un même exercice, le premier d’abord.',
  BATCH_TOO_LONG: 'Un fichier contient au plus 99 999 écritures. Choisissez moins de jours.',
})
