import type { GoldQuery } from './gold-queries.ts'

const skus: readonly GoldQuery[] = [
  ['TW-CL-12', 'cassette-lockring-tool'],
  ['tw-bb-44', 'bottom-bracket-cup-tool'],
  ['TW CP 22', 'crank-puller'],
  ['TW-P-IT-2532', 'inner-tube'],
  ['tw-p-hs-418', 'headset-bearing'],
  ['TWTQ24', 'torque-wrench'],
]

const standards: readonly GoldQuery[] = [
  ['BSA', 'bottom-bracket-cup-tool'],
  ['1.37x24', 'bottom-bracket-cup-tool'],
  ['1.37 x 24 bottom bracket', 'bottom-bracket'],
  ['English threaded bottom bracket tool', 'bottom-bracket-cup-tool'],
  ['Italian bottom bracket', 'bottom-bracket-cup-tool'],
  ['Hollowtech II', 'bottom-bracket-cup-tool'],
  ['centerlock', 'cassette-lockring-tool'],
  ['center lock rotor lockring', 'cassette-lockring-tool'],
  ['micro spline', 'cassette-lockring-tool'],
  ['Hyperglide', 'cassette-lockring-tool'],
  ['SRAM XD cassette tool', 'cassette-lockring-tool'],
  ['square taper', 'crank-puller'],
  ['M10x1', 'derailleur-hanger-gauge'],
  ['EC34', 'headset-press'],
  ['ZS44 cups', 'headset-press'],
  ['IS42 bearing', 'headset-bearing'],
  ['tapered steerer', 'crown-race-setter'],
  ['boost 148', 'truing-stand'],
  ['12x142', 'hub'],
  ['presta pump', 'floor-pump'],
  ['schrader', 'floor-pump'],
  ['french valve tube', 'inner-tube'],
  ['BCD 110', 'chainring'],
  ['3.23 nipple', 'spoke-wrench'],
  ['park tool black nipple', 'spoke-wrench'],
  ['six bolt rotor T25', 'torx-key-set'],
]

const valuesOfSpecifications: readonly GoldQuery[] = [
  ['magura bleed', 'bleed-kit'],
  ['tektro mineral oil', 'bleed-kit'],
  ['KMC chain tool', 'chain-breaker'],
  ['octalink', 'crank-puller'],
  ['25 mm wrench cassette', 'cassette-lockring-tool'],
  ['28-622', 'tyre'],
  ['21 mm inner width rim', 'rim'],
  ['36 spokes', 'spokes'],
  ['24 tpi', 'bottom-bracket'],
  ['38 kg', 'repair-stand'],
  ['DT Swiss nipples', 'spoke-wrench'],
  ['glass-filled nylon lever', 'tyre-levers'],
  ['31.6 mm seatpost clamp', 'seat-clamp'],
  ['sintered pads', 'disc-brake-pads'],
]

const brandsAndCategories: readonly GoldQuery[] = [
  ['Truewheel Pro torque', 'torque-wrench'],
  ['truewheel pro stand', 'repair-stand'],
  ['measuring tools', 'digital-calliper'],
  ['headset tools', 'headset-press'],
  ['wheel and tyre parts', 'rim'],
]

const typingErrorsInDetails: readonly GoldQuery[] = [
  ['holowtech', 'bottom-bracket-cup-tool'],
  ['shrader', 'floor-pump'],
  ['octolink puller', 'crank-puller'],
  ['hyperglid', 'cassette-lockring-tool'],
  ['presta valv', 'inner-tube'],
]

/** Queries whose result depends on a product's details, standards or SKU. */
export const detailQueries: readonly GoldQuery[] = [
  ...skus,
  ...standards,
  ...valuesOfSpecifications,
  ...brandsAndCategories,
  ...typingErrorsInDetails,
]
