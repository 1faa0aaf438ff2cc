import type { SampleDetails, SampleTool } from './types.ts'

const brand = 'Truewheel Parts'

/** The ends of a brake cable: each sits in the levers of one kind of handlebar. */
const cableEnds = {
  pear: { end: 'Pear end', worksOn: 'Brake levers of drop bars; housing of 5 mm' },
  barrel: { end: 'Barrel end', worksOn: 'Brake levers of flat bars; housing of 5 mm' },
} as const

type CableEnd = keyof typeof cableEnds

/** Cables by their end and length in mm: 1700 reaches a rear brake, 2000 one of a large frame, 2750 one of a tandem. */
export const cables = [
  { end: 'pear', lengthMm: 1700, unitPriceCents: 420, weightGrams: 18, available: 240 },
  { end: 'pear', lengthMm: 2000, unitPriceCents: 440, weightGrams: 21, available: 160 },
  { end: 'pear', lengthMm: 2750, unitPriceCents: 560, weightGrams: 29, available: 0 },
  { end: 'barrel', lengthMm: 1700, unitPriceCents: 420, weightGrams: 18, available: 310 },
  { end: 'barrel', lengthMm: 2000, unitPriceCents: 440, weightGrams: 21, available: 205 },
  { end: 'barrel', lengthMm: 2750, unitPriceCents: 560, weightGrams: 29, available: 35 },
] as const satisfies readonly {
  end: CableEnd
  lengthMm: number
  unitPriceCents: number
  weightGrams: number
  available: number
}[]

/** Spokes by their length in mm: the shorter ones for wheels with large hubs, the longer ones for rims of 622 mm. */
export const spokes = [
  { lengthMm: 256, weightGrams: 5.8, available: 144 },
  { lengthMm: 258, weightGrams: 5.8, available: 288 },
  { lengthMm: 260, weightGrams: 5.9, available: 432 },
  { lengthMm: 262, weightGrams: 5.9, available: 216 },
  { lengthMm: 290, weightGrams: 6.5, available: 504 },
  { lengthMm: 292, weightGrams: 6.6, available: 648 },
  { lengthMm: 294, weightGrams: 6.6, available: 360 },
  { lengthMm: 296, weightGrams: 6.7, available: 12 },
] as const

/** Returns the slug of a cable. */
export function slugOfCable({
  end,
  lengthMm,
}: {
  readonly end: CableEnd
  readonly lengthMm: number
}): string {
  return `brake-cable-${end}-${lengthMm}`
}

/** Returns the slug of a spoke. */
export function slugOfSpoke(lengthMm: number): string {
  return `spoke-${lengthMm}`
}

function cableDetails({ end, lengthMm, weightGrams }: (typeof cables)[number]): SampleDetails {
  const { end: name, worksOn } = cableEnds[end]
  return {
    sku: `TW-P-BC-${end.charAt(0).toUpperCase()}${lengthMm}`,
    brand,
    category: 'Brake and cable parts',
    specs: [
      { key: 'length', value: lengthMm, unit: 'mm' },
      { key: 'cable-end', value: name },
      { key: 'diameter', value: 1.5, unit: 'mm' },
      { key: 'works-on', value: worksOn },
      { key: 'limits', value: 'Gears, which need a thinner cable' },
      { key: 'material', value: 'Stainless steel' },
    ],
    family: 'Brake cable, stainless',
    familyAxes: ['cable-end', 'length'],
    needsAlso: ['cable-cutter'],
    weightGrams,
  }
}

function spokeDetails({ lengthMm, weightGrams }: (typeof spokes)[number]): SampleDetails {
  return {
    sku: `TW-P-SP-B${lengthMm}`,
    brand,
    category: 'Wheel and tyre parts',
    specs: [
      { key: 'length', value: lengthMm, unit: 'mm' },
      { key: 'sizes', value: '2.0 mm at the ends, 1.8 mm between' },
      { key: 'diameter', value: 2, unit: 'mm' },
      { key: 'works-on', value: 'Hubs for J-bend spokes; thread of 2 mm' },
      { key: 'limits', value: 'Hubs for straight-pull spokes' },
      { key: 'material', value: 'Stainless steel' },
      { key: 'colour', value: 'Silver' },
    ],
    family: 'Spoke, double-butted, J-bend',
    familyAxes: ['length'],
    needsAlso: ['spoke-wrench', 'truing-stand', 'spoke-tension-meter'],
    weightGrams,
  }
}

/** The members of the sample's families, after all other tools. Members share the picture of a part. */
export const familyMembers: readonly SampleTool[] = [
  ...cables.map((cable) => ({
    slug: slugOfCable(cable),
    name: `Brake cable, ${cableEnds[cable.end].end.toLowerCase()}, 1.5 × ${cable.lengthMm} mm`,
    shortDescription:
      'Stainless strand, drawn smooth, with an end cap. Cut it after the housing is in place.',
    unitPriceCents: cable.unitPriceCents,
    minimumOrder: 5,
    available: cable.available,
    picture: 'gear-cable.webp',
    details: cableDetails(cable),
  })),
  ...spokes.map((spoke) => ({
    slug: slugOfSpoke(spoke.lengthMm),
    name: `Spoke, double-butted 2.0/1.8, ${spoke.lengthMm} mm`,
    shortDescription:
      'Stainless, with a J-bend and 10 mm of rolled thread. Sold by the piece, without nipples.',
    unitPriceCents: 85,
    minimumOrder: 18,
    available: spoke.available,
    picture: 'spokes.webp',
    details: spokeDetails(spoke),
  })),
]
