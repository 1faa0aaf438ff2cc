import type * as English from '../../../../web/buying/pick-up-texts.ts'
import { translation } from '../../../translation.ts'

export const pickUpTexts = translation<typeof English.pickUpTexts>()({
  ways: 'Mode de remise',
  parcel: 'Livraison',
  pickup: (place) => `Retrait\u00a0: ${place}`,
  open: (hours) => `Ouvert\u00a0: ${hours}`,
  preparing: 'Nous la préparons. Un e-mail vous dira quand venir la retirer.',
  ready: 'Prête à être retirée depuis',
  code: 'Code à présenter\u00a0:',
  at: (place) => `Lieu\u00a0: ${place}.`,
  pickedUp: 'Retirée',
})
