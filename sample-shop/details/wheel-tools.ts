import type { SampleDetails } from '../types.ts'

const category = 'Wheel and tyre tools'

/** The details of tools for wheels and tyres, by slug. */
export const wheelTools = {
  'spoke-wrench': {
    sku: 'TW-SW-6',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'sizes', value: '3.23, 3.30, 3.45, 3.96, 4.40 and 5.50 mm' },
      { key: 'diameter', value: 46, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Square spoke nipples: DT Swiss, Sapim and most others; measure across the flats',
      },
      { key: 'limits', value: 'Nipples inside the rim and splined nipples' },
      { key: 'material', value: 'Hardened steel' },
    ],
    fits: ['nipple-3-23', 'nipple-3-30', 'nipple-3-45', 'nipple-3-96'],
    weightGrams: 52,
    lengthMm: 46,
  },
  'tyre-levers': {
    sku: 'TW-TL-2',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'pieces', value: 2 },
      { key: 'works-on', value: 'Tyres with tube and tubeless tyres, rims of aluminium and carbon' },
      { key: 'material', value: 'Glass-filled nylon' },
    ],
    weightGrams: 34,
    lengthMm: 125,
  },
  'cone-wrench': {
    sku: 'TW-CN-1315',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'sizes', value: '13 and 15 mm' },
      { key: 'thickness', value: 2, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Cones of cup-and-cone hubs: 13 mm mostly in front, 15 mm mostly at the rear',
      },
      {
        key: 'limits',
        value: 'Cones of 14, 16 and 17 mm; pedals and axle nuts, which bend so thin a wrench',
      },
      { key: 'material', value: 'Hardened steel' },
    ],
    needsAlso: ['axle-vice'],
    weightGrams: 88,
    lengthMm: 205,
  },
  'truing-stand': {
    sku: 'TW-TS-29',
    brand: 'Truewheel Pro',
    category,
    specs: [
      { key: 'wheel-size-from', value: 16, unit: 'in' },
      { key: 'wheel-size-to', value: 29, unit: 'in' },
      { key: 'axle-width-from', value: 100, unit: 'mm' },
      { key: 'axle-width-to', value: 157, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Wheels with quick release; wheels with 12 or 15 mm thru axle, on the cones supplied',
      },
      { key: 'material', value: 'Steel' },
      { key: 'finish', value: 'Powder coat' },
    ],
    fits: [
      'axle-qr-100',
      'axle-qr-130',
      'axle-qr-135',
      'axle-12x100',
      'axle-12x142',
      'axle-15x100',
      'axle-15x110',
      'axle-12x148',
      'axle-12x157',
    ],
    needsAlso: ['spoke-wrench', 'spoke-tension-meter'],
    weightGrams: 6200,
    lengthMm: 420,
  },
  'axle-vice': {
    sku: 'TW-AV-12',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'sizes', value: '9, 10 and 12 mm axles, 2 mm spokes' },
      { key: 'driven-by', value: 'Bench vice' },
      {
        key: 'works-on',
        value: 'Holds axles by their thread without damage, while cones and locknuts are adjusted',
      },
      { key: 'material', value: 'Aluminium' },
    ],
    needsAlso: ['cone-wrench'],
    weightGrams: 140,
    lengthMm: 76,
  },
  'tyre-bead-jack': {
    sku: 'TW-BJ-1',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'works-on', value: 'Tight tyres on road, gravel and mountain bike rims, with tube or tubeless' },
      { key: 'limits', value: 'Taking tyres off: that is the work of tyre levers' },
      { key: 'material', value: 'Glass-filled nylon' },
    ],
    needsAlso: ['tyre-levers'],
    weightGrams: 78,
    lengthMm: 215,
  },
} satisfies Record<string, SampleDetails>
