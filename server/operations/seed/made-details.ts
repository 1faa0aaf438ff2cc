import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'

interface MadeProduct {
  readonly name: string
  readonly description: string
  readonly details: ProductDetails
}

interface Kind {
  readonly name: string
  readonly category: string
  readonly worksOn: string
  readonly fits: readonly string[]
}

const kinds: readonly Kind[] = [
  {
    name: 'Cone wrench',
    category: 'Wheel and tyre tools',
    worksOn: 'Cones and locknuts of cup-and-cone hubs',
    fits: ['axle-qr-100', 'axle-qr-130', 'axle-qr-135'],
  },
  {
    name: 'Chain tool',
    category: 'Drivetrain tools',
    worksOn: 'Chains of Shimano, SRAM and KMC with hollow and solid pins',
    fits: ['chain-8-speed', 'chain-9-speed', 'chain-10-speed', 'chain-11-speed', 'chain-12-speed'],
  },
  {
    name: 'Torque wrench',
    category: 'Wrenches and keys',
    worksOn: 'Stem, seatpost, rotor and pinch bolts',
    fits: ['rotor-six-bolt', 'brake-caliper-bolts', 'crank-hollowtech-2'],
  },
  {
    name: 'Cable cutter',
    category: 'Brake and cable tools',
    worksOn: 'Inner cables of gears and brakes, and their housing',
    fits: [],
  },
  {
    name: 'Spoke wrench',
    category: 'Wheel and tyre tools',
    worksOn: 'Square spoke nipples of DT Swiss, Sapim and most others',
    fits: ['nipple-3-23', 'nipple-3-30', 'nipple-3-45', 'nipple-3-96'],
  },
  {
    name: 'Hex key',
    category: 'Wrenches and keys',
    worksOn: 'Hex sockets of stem, seatpost and brake calliper',
    fits: ['brake-caliper-bolts', 'crank-square-taper'],
  },
  {
    name: 'Headset press',
    category: 'Headset tools',
    worksOn: 'Headset cups for steerers of 1, 1 1/8 and 1.5 inch',
    fits: ['headset-ec34', 'headset-ec44', 'headset-zs44', 'headset-zs56'],
  },
]

const brands = ['Truewheel', 'Truewheel Pro', 'Ironbell', 'Northfork', 'Chainline', 'Spindle & Co', 'Velomat']
const materials = ['Hardened steel', 'Stainless steel', 'Aluminium', 'Titanium', 'Chrome vanadium steel']
const finishes = ['Chrome', 'Black oxide', 'Powder coat', 'Polished']
const drives = ['1/4 inch', '3/8 inch', '1/2 inch']

/** Describes a generated tool as fully as a sample product, to measure search and filters. */
export function madeProduct(index: number, random: () => number): MadeProduct {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  const between = (least: number, most: number) => Math.round((least + random() * (most - least)) * 2) / 2
  const kind = kinds[index % kinds.length] ?? kinds[0]
  const { name = '', category = '', worksOn = '', fits = [] } = kind ?? {}
  const [jaw, material, brand = ''] = [between(3, 36), one(materials) ?? '', one(brands)]
  const specs = [
    { key: 'jaw-width', value: jaw, unit: 'mm' },
    { key: 'thickness', value: between(2, 12), unit: 'mm' },
    { key: 'speeds-to', value: Math.round(between(8, 12)), unit: 'speed' },
    { key: 'drive', value: one(drives) ?? '' },
    { key: 'material', value: material },
    { key: 'finish', value: one(finishes) ?? '' },
    { key: 'works-on', value: worksOn },
  ]
  return {
    name: `${name} ${index}, ${jaw} mm`,
    description: `${worksOn}. ${material}, ${jaw} mm wide; made by ${brand} to measure the shop with.`,
    details: {
      sku: `MADE-${index}`,
      brand,
      category,
      specs,
      fits: fits.filter(() => random() < 0.7),
      weightGrams: Math.round(between(20, 900)),
      lengthMm: Math.round(between(60, 400)),
    },
  }
}
