import type { SampleDetails } from '../types.ts'

const stands = 'Stands and pumps'
const measuring = 'Measuring tools'

/** The details of stands, pumps and measuring tools, by slug. */
export const standsAndMeasuringTools = {
  'floor-pump': {
    sku: 'TW-FP-11',
    brand: 'Truewheel',
    category: stands,
    specs: [
      { key: 'max-pressure', value: 11, unit: 'bar' },
      { key: 'valve', value: 'Presta and Schrader' },
      { key: 'diameter', value: 32, unit: 'mm' },
      { key: 'works-on', value: 'Road, gravel, city and mountain bike tyres' },
      {
        key: 'limits',
        value: 'Suspension forks and shocks, which need a high-pressure pump with fine steps',
      },
      { key: 'material', value: 'Steel' },
    ],
    fits: ['valve-presta', 'valve-schrader'],
    weightGrams: 1750,
    lengthMm: 640,
  },
  'repair-stand': {
    sku: 'TW-RS-38',
    brand: 'Truewheel Pro',
    category: stands,
    specs: [
      { key: 'diameter-from', value: 24, unit: 'mm' },
      { key: 'diameter-to', value: 70, unit: 'mm' },
      { key: 'max-load', value: 38, unit: 'kg' },
      { key: 'works-on', value: 'Round and shaped tubes; clamp the seatpost, not a thin carbon tube' },
      { key: 'material', value: 'Aluminium' },
      { key: 'finish', value: 'Anodised' },
    ],
    weightGrams: 6400,
    lengthMm: 1100,
  },
  'chain-wear-gauge': {
    sku: 'TW-CG-75',
    brand: 'Truewheel',
    category: measuring,
    specs: [
      { key: 'sizes', value: '0.5 and 0.75 % of wear' },
      { key: 'speeds-from', value: 8, unit: 'speed' },
      { key: 'speeds-to', value: 12, unit: 'speed' },
      {
        key: 'works-on',
        value: '8- to 12-speed chains; replace 11- and 12-speed chains at 0.5 %, wider ones at 0.75 %',
      },
      { key: 'limits', value: 'SRAM Flattop chains, whose rollers are larger' },
      { key: 'material', value: 'Stainless steel' },
    ],
    fits: [
      'chain-8-speed',
      'chain-9-speed',
      'chain-10-speed',
      'chain-11-speed',
      'chain-12-speed',
      'chain-worn',
    ],
    needsAlso: ['chain-breaker'],
    weightGrams: 46,
    lengthMm: 148,
  },
  'derailleur-hanger-gauge': {
    sku: 'TW-HG-10',
    brand: 'Truewheel Pro',
    category: measuring,
    specs: [
      { key: 'thread', value: 'M10 × 1' },
      { key: 'wheel-size-from', value: 20, unit: 'in' },
      { key: 'wheel-size-to', value: 29, unit: 'in' },
      { key: 'works-on', value: 'Checks and straightens hangers with M10 thread against the rear rim' },
      { key: 'limits', value: 'Derailleurs that bolt straight onto the axle, without a hanger' },
      { key: 'material', value: 'Steel' },
    ],
    fits: ['hanger-m10'],
    needsAlso: ['hex-key-set'],
    weightGrams: 690,
    lengthMm: 380,
  },
  'digital-calliper': {
    sku: 'TW-DC-150',
    brand: 'Truewheel',
    category: measuring,
    specs: [
      { key: 'measuring-range', value: 150, unit: 'mm' },
      { key: 'resolution', value: 0.01, unit: 'mm' },
      { key: 'works-on', value: 'Outer, inner and depth measurements: seatposts, axles, bearings, rotors' },
      { key: 'material', value: 'Stainless steel' },
    ],
    weightGrams: 165,
    lengthMm: 235,
  },
  'spoke-tension-meter': {
    sku: 'TW-TM-29',
    brand: 'Truewheel Pro',
    category: measuring,
    specs: [
      { key: 'diameter-from', value: 0.9, unit: 'mm' },
      { key: 'diameter-to', value: 2.9, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Round and bladed spokes of steel, aluminium and titanium; the table gives newtons',
      },
      { key: 'material', value: 'Aluminium' },
      { key: 'finish', value: 'Anodised' },
    ],
    needsAlso: ['spoke-wrench', 'truing-stand'],
    weightGrams: 320,
    lengthMm: 205,
  },
} satisfies Record<string, SampleDetails>
