import type * as English from '../../../../domain/writing/zone-texts.ts'
import { translation } from '../../../translation.ts'

export const zoneTexts = translation<typeof English.zoneTexts>()({
  time: (city) => `Zeitzone ${city}`,
})
