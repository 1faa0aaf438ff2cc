import type * as English from '../../../../web/buying/pick-up-texts.ts'
import { translation } from '../../../translation.ts'

export const pickUpTexts = translation<typeof English.pickUpTexts>()({
  ways: 'Lieferung oder Abholung',
  parcel: 'Lieferung',
  pickup: (place) => `Abholung: ${place}`,
  open: (hours) => `Öffnungszeiten: ${hours}`,
  preparing: 'Wir stellen alles bereit. Sobald Sie es abholen können, bekommen Sie eine E-Mail.',
  ready: 'Abholbereit seit',
  code: 'Zeigen Sie diesen Code:',
  at: (place) => `Abholort: ${place}.`,
  pickedUp: 'Abgeholt am',
})
