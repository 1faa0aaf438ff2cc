import type * as English from '../../../../../web/features/admin-orders/parcel-slip-texts.ts'
import { translation } from '../../../../translation.ts'

export const parcelSlipTexts = translation<typeof English.parcelSlipTexts>()({
  slip: 'Bon de livraison',
  booked: 'Commandé le',
  reference: 'Votre numéro de commande',
  deliverTo: 'Adresse de livraison',
  picksUp: 'Retrait en magasin.',
  content: 'Contenu de ce colis',
  pieces: 'Quantité',
  tool: 'Produit',
})
