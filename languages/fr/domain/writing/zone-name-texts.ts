import type * as English from '../../../../domain/writing/zone-name-texts.ts'
import { translation } from '../../../translation.ts'

/** Cities whose French name differs from the one in the database of time zones. */
const cities: Readonly<Record<string, string>> = {
  Athens: 'Athènes',
  Brussels: 'Bruxelles',
  Bucharest: 'Bucarest',
  Copenhagen: 'Copenhague',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Montreal: 'Montréal',
  Moscow: 'Moscou',
  Vienna: 'Vienne',
  Warsaw: 'Varsovie',
}

export const zoneNameTexts = translation<typeof English.zoneNameTexts>()({
  timeIn: (city) => `heure locale, ${cities[city] ?? city}`,
})
