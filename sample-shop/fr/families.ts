import { cables, slugOfCable, slugOfSpoke, spokes } from '../families.ts'
import type { ProductWords } from '../types.ts'

const ends = {
  pear: { end: 'Tête poire', worksOn: 'Leviers de frein de cintre route\u202f; gaines de 5\u00a0mm' },
  barrel: { end: 'Tête cylindrique', worksOn: 'Leviers de frein de cintre plat\u202f; gaines de 5\u00a0mm' },
} as const

function cableWords({ end, lengthMm }: (typeof cables)[number]): ProductWords {
  return {
    name: `Câble de frein, ${ends[end].end.toLowerCase()}, 1,5 × ${lengthMm}\u00a0mm`,
    shortDescription: 'Inox étiré lisse, avec embout. Coupez-le quand la gaine est à sa place.',
    specs: {
      'cable-end': ends[end].end,
      'works-on': ends[end].worksOn,
      limits: 'Dérailleurs, qui demandent un câble plus fin',
      material: 'Acier inoxydable',
    },
  }
}

function spokeWords({ lengthMm }: (typeof spokes)[number]): ProductWords {
  return {
    name: `Rayon à double épaisseur 2,0/1,8, ${lengthMm}\u00a0mm`,
    shortDescription: 'Inox, coudé, avec 10\u00a0mm de filetage roulé. À la pièce, sans écrou.',
    specs: {
      sizes: '2,0\u00a0mm aux bouts, 1,8\u00a0mm entre eux',
      'works-on': 'Moyeux pour rayons coudés\u202f; filetage de 2\u00a0mm',
      limits: 'Moyeux pour rayons droits (straight-pull)',
      material: 'Acier inoxydable',
      colour: 'Argent',
    },
  }
}

/** The words of the members of families in French, by slug. */
export const familiesInFrench: Readonly<Record<string, ProductWords>> = Object.fromEntries([
  ...cables.map((cable) => [slugOfCable(cable), cableWords(cable)] as const),
  ...spokes.map((spoke) => [slugOfSpoke(spoke.lengthMm), spokeWords(spoke)] as const),
])
