import type { SampleDetails } from '../types.ts'

const drivetrain = 'Drivetrain tools'
const cranks = 'Crank and bottom bracket tools'

/** The details of tools for cassettes, chains, cranks, pedals and bottom brackets, by slug. */
export const drivetrainTools = {
  'cassette-lockring-tool': {
    sku: 'TW-CL-12',
    brand: 'Truewheel',
    category: drivetrain,
    specs: [
      { key: 'splines', value: 12 },
      { key: 'diameter', value: 23.4, unit: 'mm' },
      { key: 'driven-by', value: '25 mm wrench or adjustable wrench' },
      { key: 'speeds-from', value: 8, unit: 'speed' },
      { key: 'speeds-to', value: 12, unit: 'speed' },
      {
        key: 'works-on',
        value:
          'Removes and fits 8- to 12-speed Shimano and SRAM cassettes; Center Lock rotors with inner splines',
      },
      {
        key: 'limits',
        value: 'Campagnolo lockrings, whose splines are about 22.8 mm wide; screwed freewheels',
      },
      { key: 'material', value: 'Chrome-molybdenum steel' },
    ],
    fits: [
      'lockring-shimano-12-spline',
      'freehub-hg',
      'freehub-hg-road-11',
      'freehub-microspline',
      'freehub-xd',
      'rotor-center-lock',
    ],
    pictures: [
      { img: '/pictures/cassette.webp', alt: 'A cassette: the tool turns the lockring at its front.' },
      { img: '/pictures/chain-whip.webp', alt: 'A chain whip holds the cassette meanwhile.' },
    ],
    needsAlso: ['chain-whip'],
    weightGrams: 92,
    lengthMm: 48,
  },
  'chain-whip': {
    sku: 'TW-WH-13',
    brand: 'Truewheel',
    category: drivetrain,
    specs: [
      { key: 'links', value: 13, unit: 'links' },
      { key: 'teeth-from', value: 11, unit: 'teeth' },
      { key: 'teeth-to', value: 23, unit: 'teeth' },
      { key: 'speeds-from', value: 8, unit: 'speed' },
      { key: 'speeds-to', value: 12, unit: 'speed' },
      {
        key: 'works-on',
        value: 'Holds the cassette while its lockring is loosened; Shimano, SRAM and Campagnolo',
      },
      { key: 'thickness', value: 5, unit: 'mm' },
      { key: 'material', value: 'Steel' },
    ],
    fits: ['freehub-hg', 'freehub-hg-road-11', 'freehub-microspline', 'freehub-xd'],
    needsAlso: ['cassette-lockring-tool'],
    weightGrams: 420,
    lengthMm: 330,
  },
  'chain-breaker': {
    sku: 'TW-CB-812',
    brand: 'Truewheel',
    category: drivetrain,
    specs: [
      { key: 'speeds-from', value: 8, unit: 'speed' },
      { key: 'speeds-to', value: 12, unit: 'speed' },
      { key: 'pin-diameter', value: 3.2, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Opens and closes 8- to 12-speed chains of Shimano, SRAM and KMC; peens hollow pins',
      },
      { key: 'limits', value: 'Chains of 1/8 inch, for single-speed bicycles' },
      { key: 'material', value: 'Cast steel' },
    ],
    fits: ['chain-8-speed', 'chain-9-speed', 'chain-10-speed', 'chain-11-speed', 'chain-12-speed'],
    weightGrams: 285,
    lengthMm: 145,
  },
  'crank-puller': {
    sku: 'TW-CP-22',
    brand: 'Truewheel',
    category: cranks,
    specs: [
      { key: 'thread', value: 'M22 × 1' },
      { key: 'driven-by', value: '16 mm wrench' },
      {
        key: 'works-on',
        value: 'Cranks on square taper, ISIS and Octalink spindles; a loose tip serves both kinds',
      },
      { key: 'limits', value: 'Hollowtech II and DUB cranks, which come off without a puller' },
      { key: 'material', value: 'Chrome-molybdenum steel' },
      { key: 'finish', value: 'Black oxide' },
    ],
    fits: ['crank-square-taper'],
    needsAlso: ['hex-key-set', 'combination-wrench'],
    weightGrams: 145,
    lengthMm: 68,
  },
  'bottom-bracket-cup-tool': {
    sku: 'TW-BB-44',
    brand: 'Truewheel',
    category: cranks,
    specs: [
      { key: 'splines', value: 16 },
      { key: 'diameter', value: 44, unit: 'mm' },
      {
        key: 'works-on',
        value:
          'Threaded bottom bracket (BSA, Italian) with outside cups: Hollowtech II, SRAM GXP, 44 mm, 16 notches',
      },
      { key: 'limits', value: 'Cartridge units with 20 inner splines, 39 and 41 mm cups, T47 and press-fit' },
      { key: 'material', value: 'Forged steel' },
      { key: 'finish', value: 'Chrome' },
    ],
    fits: ['bb-external-cups', 'bb-bsa', 'bb-italian'],
    needsAlso: ['hex-key-set'],
    weightGrams: 330,
    lengthMm: 285,
  },
  'pedal-wrench': {
    sku: 'TW-PW-15',
    brand: 'Truewheel',
    category: cranks,
    specs: [
      { key: 'jaw-width', value: 15, unit: 'mm' },
      { key: 'thickness', value: 7, unit: 'mm' },
      { key: 'works-on', value: 'Pedals with 15 mm flats on the axle, 9/16 and 1/2 inch thread' },
      { key: 'limits', value: 'Pedals that only have a hex socket in the end of the axle' },
      { key: 'material', value: 'Chrome-vanadium steel' },
      { key: 'finish', value: 'Chrome' },
    ],
    fits: ['pedal-9-16', 'pedal-1-2', 'pedal-flats-15'],
    weightGrams: 465,
    lengthMm: 330,
  },
  'pin-spanner': {
    sku: 'TW-PS-2060',
    brand: 'Truewheel',
    category: cranks,
    specs: [
      { key: 'diameter-from', value: 20, unit: 'mm' },
      { key: 'diameter-to', value: 60, unit: 'mm' },
      { key: 'pin-diameter', value: 2.3, unit: 'mm' },
      {
        key: 'works-on',
        value: 'Adjustable cups of older bottom brackets, crank caps and lockrings with pin holes',
      },
      { key: 'material', value: 'Steel' },
    ],
    weightGrams: 210,
    lengthMm: 215,
  },
} satisfies Record<string, SampleDetails>
