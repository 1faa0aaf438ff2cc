import type * as English from '../../../../domain/writing/zone-name-texts.ts'
import { translation } from '../../../translation.ts'

/** Cities whose German name differs from the one in the database of time zones. */
const cities: Readonly<Record<string, string>> = {
  Athens: 'Athen',
  Belgrade: 'Belgrad',
  Brussels: 'Brüssel',
  Bucharest: 'Bukarest',
  Busingen: 'Büsingen',
  Copenhagen: 'Kopenhagen',
  Lisbon: 'Lissabon',
  Luxembourg: 'Luxemburg',
  Moscow: 'Moskau',
  Prague: 'Prag',
  Rome: 'Rom',
  Vienna: 'Wien',
  Warsaw: 'Warschau',
  Zurich: 'Zürich',
}

export const zoneNameTexts = translation<typeof English.zoneNameTexts>()({
  timeIn: (city) => `Ortszeit ${cities[city] ?? city}`,
})
