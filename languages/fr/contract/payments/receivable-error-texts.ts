import type * as English from '../../../../contract/payments/receivable-error-texts.ts'
import { translation } from '../../../translation.ts'

export const receivableErrorTexts = translation<typeof English.receivableErrorTexts>()({
  RECEIVABLE_NOT_FOUND: 'Aucune facture à échéance ne porte ce numéro. Vérifiez le numéro.',
  RECEIVABLE_PAID: 'Cette facture est payée, il n’en reste rien d’ouvert. Rechargez la liste.',
  RECEIVABLE_DISPUTED: 'Cette facture est déjà contestée. Rechargez-la pour lire le motif.',
  RECEIVABLE_NOT_DISPUTED: 'Cette facture n’est plus contestée. Rechargez-la.',
  TRANSFER_NOT_FOUND: 'Ce virement n’existe pas. Rechargez la liste.',
  TRANSFER_COMPANY_UNKNOWN: 'Cette entreprise n’existe pas. Choisissez l’entreprise qui a payé.',
  TRANSFER_REVERSED: 'Ce virement a été annulé. Enregistrez-le de nouveau si l’argent est arrivé.',
  TRANSFER_RECORDED:
    'Le même montant de cette entreprise, ce jour-là et avec ce texte, est déjà enregistré. Cochez la case s’il est arrivé deux fois.',
  TRANSFER_IN_FUTURE: 'Saisissez le jour de la banque\u00a0: aujourd’hui ou un jour passé.',
  PART_OF_OTHER_COMPANY:
    'Cette facture est celle d’une autre entreprise. Choisissez une facture de l’entreprise qui a payé.',
  PART_ABOVE_OPEN: 'C’est plus que ce qui reste dû sur cette facture. Réduisez le montant.',
  PARTS_ABOVE_TRANSFER: 'Les parts dépassent l’argent de ce virement. Réduisez l’une d’elles.',
  RETURN_ABOVE_REST: 'C’est plus que ce qui reste de ce virement. Réduisez le montant.',
})
