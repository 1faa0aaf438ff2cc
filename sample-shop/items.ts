import { drivetrainAndBrakeParts } from './details/drivetrain-and-brake-parts.ts'
import { wheelAndContactParts } from './details/wheel-and-contact-parts.ts'
import type { SampleItem } from './types.ts'

const details = { ...drivetrainAndBrakeParts, ...wheelAndContactParts }

const described = [
  {
    slug: 'chain',
    name: 'Chain, 12-speed, 126 links',
    unitPriceCents: 2950,
    picture: 'chain.webp',
  },
  {
    slug: 'cassette',
    name: 'Cassette, 12-speed, 11–34',
    unitPriceCents: 6400,
    picture: 'cassette.webp',
  },
  {
    slug: 'disc-brake-pads',
    name: 'Disc brake pads, sintered, pair',
    unitPriceCents: 1450,
    picture: 'disc-brake-pads.webp',
  },
  {
    slug: 'rim-brake-pads',
    name: 'Rim brake pads, cartridge, pair',
    unitPriceCents: 980,
    picture: 'rim-brake-pads.webp',
  },
  {
    slug: 'gear-cable',
    name: 'Gear cable, stainless, 1.1 × 2100 mm',
    unitPriceCents: 420,
    picture: 'gear-cable.webp',
  },
  {
    slug: 'tyre',
    name: 'Tyre, 700 × 28C, folding',
    unitPriceCents: 3800,
    picture: 'tyre.webp',
  },
  {
    slug: 'inner-tube',
    name: 'Inner tube, 700 × 25–32C, 48 mm valve',
    unitPriceCents: 590,
    picture: 'inner-tube.webp',
  },
  {
    slug: 'bar-tape',
    name: 'Bar tape, cork, with plugs',
    unitPriceCents: 1650,
    picture: 'bar-tape.webp',
  },
  {
    slug: 'bottom-bracket',
    name: 'Bottom bracket, BSA, 24 mm axle',
    unitPriceCents: 2600,
    picture: 'bottom-bracket.webp',
  },
  {
    slug: 'pedals',
    name: 'Platform pedals, 9/16 inch, pair',
    unitPriceCents: 4200,
    picture: 'pedals.webp',
  },
  {
    slug: 'spokes',
    name: 'Spokes, double-butted 2.0/1.8, box of 36',
    unitPriceCents: 2880,
    picture: 'spokes.webp',
  },
  {
    slug: 'rim',
    name: 'Rim, 700C, 32 holes, tubeless ready',
    unitPriceCents: 5600,
    picture: 'rim.webp',
  },
  {
    slug: 'hub',
    name: 'Rear hub, 142 × 12 mm, 32 holes',
    unitPriceCents: 8900,
    picture: 'hub.webp',
  },
  {
    slug: 'seat-clamp',
    name: 'Saddle clamp, 34.9 mm',
    unitPriceCents: 890,
    picture: 'seat-clamp.webp',
  },
  {
    slug: 'derailleur-hanger',
    name: 'Derailleur hanger, M10, with bolts',
    unitPriceCents: 1480,
    picture: 'derailleur-hanger.webp',
  },
  {
    slug: 'brake-rotor',
    name: 'Brake rotor, 160 mm, six-bolt',
    unitPriceCents: 2350,
    picture: 'brake-rotor.webp',
  },
  {
    slug: 'jockey-wheels',
    name: 'Jockey wheels, 11 teeth, sealed, pair',
    unitPriceCents: 1890,
    picture: 'jockey-wheels.webp',
  },
  {
    slug: 'chainring',
    name: 'Chainring, 42 teeth, 110 mm, five-arm',
    unitPriceCents: 3400,
    picture: 'chainring.webp',
  },
  {
    slug: 'headset-bearing',
    name: 'Headset bearing, 41.8 mm, 45 × 45°',
    unitPriceCents: 1120,
    picture: 'headset-bearing.webp',
  },
  {
    slug: 'tubeless-valves',
    name: 'Tubeless valves, 44 mm, pair',
    unitPriceCents: 1260,
    picture: 'tubeless-valves.webp',
  },
] as const satisfies readonly Omit<SampleItem, 'details'>[]

/** The slug of a part. */
export type ItemSlug = (typeof described)[number]['slug']

/** The parts of the items strip, in display order. */
export const items: readonly SampleItem[] = described.map((item) => ({
  ...item,
  details: details[item.slug],
}))
