import type * as English from '../../../../web/buying/pick-up-texts.ts'
import { translation } from '../../../translation.ts'

export const pickUpTexts = translation<typeof English.pickUpTexts>()({
  ways: 'So kommt es zu Ihnen',
  parcel: 'Lieferung',
  pickup: (place) => `Abholung: ${place}`,
  open: (hours) => `Geöffnet: ${hours}`,
  preparing: 'Wir legen alles bereit. Sobald Sie abholen können, bekommen Sie eine E-Mail.',
  ready: 'Abholbereit seit',
  code: 'Diesen Code vorzeigen:',
  at: (place) => `Ort: ${place}.`,
  pickedUp: 'Abgeholt',
})
