import type { SampleDetails } from '../types.ts'

const brakes = 'Brake and cable tools'
const headsets = 'Headset tools'

/** The details of tools for brakes, cables and headsets, by slug. */
export const brakeAndHeadsetTools = {
  'cable-cutter': {
    sku: 'TW-CC-5',
    brand: 'Truewheel',
    category: brakes,
    specs: [
      { key: 'diameter-from', value: 1.1, unit: 'mm' },
      { key: 'diameter-to', value: 5, unit: 'mm' },
      { key: 'works-on', value: 'Inner cables of gears and brakes, and their housing of 4 and 5 mm' },
      { key: 'limits', value: 'Hardened wire such as spokes, which chips the edges' },
      { key: 'material', value: 'Chrome-vanadium steel' },
    ],
    weightGrams: 295,
    lengthMm: 190,
  },
  'bleed-kit': {
    sku: 'TW-BK-MO',
    brand: 'Truewheel',
    category: brakes,
    specs: [
      { key: 'sizes', value: 'Two syringes of 30 ml, hoses of 300 mm' },
      { key: 'works-on', value: 'Hydraulic brakes with mineral oil: Shimano, Magura, Tektro' },
      { key: 'limits', value: 'Brakes with DOT fluid, such as most SRAM and Hayes brakes' },
      { key: 'material', value: 'Brass' },
    ],
    needsAlso: ['hex-key-set'],
    weightGrams: 240,
    lengthMm: 230,
  },
  'cable-routing-magnets': {
    sku: 'TW-IR-3',
    brand: 'Truewheel',
    category: brakes,
    specs: [
      { key: 'pieces', value: 4 },
      { key: 'sizes', value: 'Guide cables of 1600 mm' },
      {
        key: 'works-on',
        value: 'Cables, 4 and 5 mm housing, hydraulic hoses and electric wires inside a frame',
      },
      { key: 'material', value: 'Neodymium and stainless steel' },
    ],
    needsAlso: ['cable-cutter'],
    weightGrams: 95,
  },
  'headset-press': {
    sku: 'TW-HP-15',
    brand: 'Truewheel Pro',
    category: headsets,
    specs: [
      { key: 'diameter-from', value: 30, unit: 'mm' },
      { key: 'diameter-to', value: 56, unit: 'mm' },
      { key: 'thread', value: 'M16' },
      {
        key: 'works-on',
        value: 'Headset cups for 1, 1 1/8 and 1.5 inch steerers: EC34, EC44, EC49, ZS44 and ZS56',
      },
      { key: 'limits', value: 'Integrated (IS) bearings, which are put in by hand' },
      { key: 'material', value: 'Steel and bronze' },
    ],
    fits: ['headset-ec34', 'headset-ec44', 'headset-ec49', 'headset-zs44', 'headset-zs56'],
    needsAlso: ['crown-race-setter', 'star-nut-setter'],
    weightGrams: 1850,
    lengthMm: 340,
  },
  'crown-race-setter': {
    sku: 'TW-CR-4',
    brand: 'Truewheel Pro',
    category: headsets,
    specs: [
      { key: 'sizes', value: '26.4, 27.0, 30.0 and 39.8 mm' },
      { key: 'driven-by', value: 'Hammer' },
      { key: 'works-on', value: 'Crown races on forks with 1, 1 1/8 inch and tapered 1.5 inch steerers' },
      { key: 'limits', value: 'Split crown races, which slide on by hand' },
      { key: 'material', value: 'Steel' },
    ],
    fits: ['steerer-1-1-8', 'steerer-tapered', 'steerer-1-iso', 'steerer-1-jis'],
    needsAlso: ['headset-press'],
    weightGrams: 1320,
    lengthMm: 355,
  },
  'star-nut-setter': {
    sku: 'TW-SN-118',
    brand: 'Truewheel',
    category: headsets,
    specs: [
      { key: 'sizes', value: '1 and 1 1/8 inch' },
      { key: 'driven-by', value: 'Hammer' },
      { key: 'works-on', value: 'Star nuts in steerers of steel and aluminium, 15 mm below the edge' },
      { key: 'limits', value: 'Carbon steerers: they take an expanding plug and never a star nut' },
      { key: 'material', value: 'Steel' },
    ],
    fits: ['steerer-1-1-8', 'steerer-tapered', 'steerer-1-iso', 'steerer-1-jis'],
    weightGrams: 390,
    lengthMm: 150,
  },
} satisfies Record<string, SampleDetails>
