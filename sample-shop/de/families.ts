import { cables, slugOfCable, slugOfSpoke, spokes } from '../families.ts'
import type { ProductWords } from '../types.ts'

const ends = {
  pear: { end: 'Birnennippel', worksOn: 'Bremshebel am Rennlenker; Außenhüllen mit 5\u00a0mm' },
  barrel: { end: 'Walzennippel', worksOn: 'Bremshebel am geraden Lenker; Außenhüllen mit 5\u00a0mm' },
} as const

function cableWords({ end, lengthMm }: (typeof cables)[number]): ProductWords {
  return {
    name: `Bremszug, ${ends[end].end}, 1,5 × ${lengthMm}\u00a0mm`,
    shortDescription:
      'Edelstahl, glatt gezogen, mit Endkappe. Abgelängt wird, wenn die Außenhülle an ihrem Platz ist.',
    specs: {
      'cable-end': ends[end].end,
      'works-on': ends[end].worksOn,
      limits: 'Schaltungen, die einen dünneren Zug brauchen',
      material: 'Edelstahl',
    },
  }
}

function spokeWords({ lengthMm }: (typeof spokes)[number]): ProductWords {
  return {
    name: `Speiche, konifiziert 2,0/1,8, ${lengthMm}\u00a0mm`,
    shortDescription: 'Edelstahl, mit Bogen und 10\u00a0mm gerolltem Gewinde. Einzeln, ohne Nippel.',
    specs: {
      sizes: '2,0\u00a0mm an den Enden, 1,8\u00a0mm dazwischen',
      'works-on': 'Naben für Speichen mit Bogen; Gewinde 2\u00a0mm',
      limits: 'Naben für gerade Speichen (Straightpull)',
      material: 'Edelstahl',
      colour: 'Silber',
    },
  }
}

/** The words of the members of families in German, by slug. */
export const familiesInGerman: Readonly<Record<string, ProductWords>> = Object.fromEntries([
  ...cables.map((cable) => [slugOfCable(cable), cableWords(cable)] as const),
  ...spokes.map((spoke) => [slugOfSpoke(spoke.lengthMm), spokeWords(spoke)] as const),
])
