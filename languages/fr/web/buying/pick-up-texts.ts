import type * as English from '../../../../web/buying/pick-up-texts.ts'
import { translation } from '../../../translation.ts'

export const pickUpTexts = translation<typeof English.pickUpTexts>()({
  ways: 'Livraison ou retrait',
  parcel: 'Livraison',
  pickup: (place) => `Retrait en magasin\u00a0: ${place}`,
  open: (hours) => `Horaires\u00a0: ${hours}`,
  preparing: 'Nous préparons votre commande. Un e-mail vous dira quand vous pourrez la retirer.',
  ready: 'Prête à retirer depuis le',
  code: 'Montrez ce code\u00a0:',
  at: (place) => `Lieu de retrait\u00a0: ${place}.`,
  pickedUp: 'Retirée le',
})
