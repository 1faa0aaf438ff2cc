import type { SampleDetails } from '../types.ts'

const category = 'Wrenches and keys'

/** The details of wrenches and keys, by slug. */
export const wrenchesAndKeys = {
  'combination-wrench': {
    sku: 'TW-CW-15',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'jaw-width', value: 15, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Nuts and bolts of 15 mm: axle nuts of track and hub gear wheels, older crank bolts',
      },
      { key: 'material', value: 'Chrome-vanadium steel' },
      { key: 'finish', value: 'Chrome' },
    ],
    weightGrams: 128,
    lengthMm: 185,
  },
  'hex-key-set': {
    sku: 'TW-HX-28',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'sizes', value: '2, 3, 4, 5, 6 and 8 mm' },
      { key: 'pieces', value: 6 },
      {
        key: 'works-on',
        value: 'Hex sockets: stem, seatpost, brake calliper, 5 mm pinch bolts and 8 mm crank bolts',
      },
      { key: 'material', value: 'Chrome-vanadium steel' },
    ],
    fits: [
      'brake-caliper-bolts',
      'crank-hollowtech-2',
      'crank-square-taper',
      'chainring-bolts-aluminium',
      'chainring-bolts-steel',
    ],
    weightGrams: 310,
    lengthMm: 205,
  },
  'torx-key-set': {
    sku: 'TW-TX-1040',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'sizes', value: 'T10, T15, T20, T25, T27, T30 and T40' },
      { key: 'pieces', value: 7 },
      {
        key: 'works-on',
        value: 'Torx sockets: T25 for six-bolt rotors and many levers, T30 for chainring bolts',
      },
      { key: 'material', value: 'S2 steel' },
    ],
    fits: ['rotor-six-bolt', 'chainring-bolts-aluminium', 'chainring-bolts-steel'],
    weightGrams: 265,
    lengthMm: 190,
  },
  'y-hex-wrench': {
    sku: 'TW-YH-456',
    brand: 'Truewheel',
    category,
    specs: [
      { key: 'sizes', value: '4, 5 and 6 mm' },
      { key: 'pieces', value: 1 },
      { key: 'works-on', value: 'Hex sockets of 4, 5 and 6 mm: stem, seatpost, brake calliper, bottle cage' },
      { key: 'material', value: 'Chrome-vanadium steel' },
      { key: 'finish', value: 'Black oxide' },
    ],
    fits: ['brake-caliper-bolts', 'crank-hollowtech-2'],
    weightGrams: 118,
    lengthMm: 120,
  },
  'torque-wrench': {
    sku: 'TW-TQ-24',
    brand: 'Truewheel Pro',
    category,
    specs: [
      { key: 'torque-from', value: 2, unit: 'N·m' },
      { key: 'torque-to', value: 24, unit: 'N·m' },
      { key: 'drive', value: '1/4 inch' },
      { key: 'accuracy', value: 4, unit: '%' },
      { key: 'works-on', value: 'Stem, seatpost, rotor and pinch bolts, with sockets of 1/4 inch drive' },
      { key: 'limits', value: 'Cassette lockrings, bottom brackets and pedals: they need more than 24 N·m' },
      { key: 'material', value: 'Chrome-vanadium steel' },
    ],
    fits: [
      'rotor-six-bolt',
      'brake-caliper-bolts',
      'crank-hollowtech-2',
      'hanger-m10',
      'chainring-bolts-aluminium',
      'chainring-bolts-steel',
    ],
    weightGrams: 540,
    lengthMm: 275,
  },
} satisfies Record<string, SampleDetails>
