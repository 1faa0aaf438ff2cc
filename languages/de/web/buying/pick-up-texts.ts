import type * as English from '../../../../web/buying/pick-up-texts.ts'
import { translation } from '../../../translation.ts'

export const pickUpTexts = translation<typeof English.pickUpTexts>()({
  ways: 'Lieferung oder Abholung',
  parcel: 'Lieferung',
  pickup: (place) => `Abholung: ${place}`,
  open: (hours) => `Öffnungszeiten: ${hours}`,
  preparing: 'Wir legen alles bereit. Sobald Sie abholen können, bekommen Sie eine E-Mail.',
  ready: 'Abholbereit seit',
  code: 'Zeigen Sie diesen Code vor:',
  at: (place) => `Abholort: ${place}.`,
  pickedUp: 'Abgeholt am',
})
