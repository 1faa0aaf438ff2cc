import { dedham, yuba } from './sources.ts'
import { makersTorque, type Source, type StandardGroup } from './standard.ts'

const read = '2026-11-23'
const count = 'The bolts that hold the chainring.'
const circle = 'The diameter of the circle through the centres of the bolts.'
const nextBolt = 'The distance from the centre of a bolt to the next one.'

const modernBike: Source = {
  title: 'Modern Bike: Understanding Chainring Measurements',
  address: 'https://www.modernbike.com/help-117',
  read,
}
const bmxWorks: Source = {
  title: 'BMX Works: BCD, Bolt Circle Diameter',
  address: 'https://bmxworks.com.au/bcd-bolt-circle-diameter/',
  read,
}
const cycleMechanic: Source = {
  title: 'The Cycle Mechanic: Bolt Circle Diameter',
  address: 'https://thecyclemechanic.co.uk/bolt-circle-diameter',
  read,
}
const xpSport: Source = {
  title: 'XP Sport: BCD',
  address: 'https://www.xp-sport.com/en/glossary/bcd/',
  read,
}

export const chainrings: StandardGroup = {
  id: 'chainrings',
  name: 'Chainrings and their bolts',
  standards: [
    {
      id: 'bcd-64-4',
      name: 'Bolt circle 64 mm, 4 bolts',
      alsoCalled: ['BCD 64'],
      measure: [
        { what: count, values: [4], unit: 'bolts' },
        { what: circle, values: [64], unit: 'mm' },
      ],
      sources: [modernBike, xpSport],
    },
    {
      id: 'bcd-104-4',
      name: 'Bolt circle 104 mm, 4 bolts',
      alsoCalled: ['BCD 104'],
      measure: [
        { what: count, values: [4], unit: 'bolts' },
        { what: circle, values: [104], unit: 'mm' },
        { what: nextBolt, values: [73.6], unit: 'mm' },
      ],
      sources: [modernBike, bmxWorks, xpSport],
    },
    {
      id: 'bcd-74-5',
      name: 'Bolt circle 74 mm, 5 bolts',
      alsoCalled: ['BCD 74'],
      measure: [
        { what: count, values: [5], unit: 'bolts' },
        { what: circle, values: [74], unit: 'mm' },
        { what: nextBolt, values: [43.5], unit: 'mm' },
      ],
      sources: [modernBike, cycleMechanic],
    },
    {
      id: 'bcd-110-5',
      name: 'Bolt circle 110 mm, 5 bolts',
      alsoCalled: ['BCD 110', 'compact'],
      measure: [
        { what: count, values: [5], unit: 'bolts' },
        { what: circle, values: [110], unit: 'mm' },
        { what: nextBolt, values: [64.7], unit: 'mm' },
      ],
      sources: [modernBike, bmxWorks, cycleMechanic],
    },
    {
      id: 'bcd-130-5',
      name: 'Bolt circle 130 mm, 5 bolts',
      alsoCalled: ['BCD 130'],
      measure: [
        { what: count, values: [5], unit: 'bolts' },
        { what: circle, values: [130], unit: 'mm' },
        { what: nextBolt, values: [76.4], unit: 'mm' },
      ],
      sources: [modernBike, bmxWorks, cycleMechanic],
    },
    {
      id: 'bcd-135-5',
      name: 'Bolt circle 135 mm, 5 bolts',
      alsoCalled: ['BCD 135', 'Campagnolo road'],
      measure: [
        { what: count, values: [5], unit: 'bolts' },
        { what: circle, values: [135], unit: 'mm' },
        { what: nextBolt, from: 79.4, to: 79.5, unit: 'mm' },
      ],
      sources: [modernBike, cycleMechanic],
      disagreement: 'One page gives the distance as 79.4 mm, the other as 79.5 mm.',
    },
    {
      id: 'bcd-144-5',
      name: 'Bolt circle 144 mm, 5 bolts',
      alsoCalled: ['BCD 144', 'track'],
      measure: [
        { what: count, values: [5], unit: 'bolts' },
        { what: circle, values: [144], unit: 'mm' },
        { what: nextBolt, values: [84.6], unit: 'mm' },
      ],
      sources: [modernBike, bmxWorks, cycleMechanic],
    },
    {
      id: 'chainring-bolts-aluminium',
      name: 'Chainring bolts of aluminium',
      alsoCalled: ['alloy chainring bolts'],
      measure: [{ what: 'The tightening torque of each bolt.', from: 5, to: 9.9, unit: 'N·m' }],
      sources: [yuba, dedham],
      disagreement: 'A bike’s manual gives 5 to 9.9 N·m, a bike shop 8 to 9 N·m.',
      note: makersTorque,
    },
    {
      id: 'chainring-bolts-steel',
      name: 'Chainring bolts of steel',
      alsoCalled: [],
      measure: [{ what: 'The tightening torque of each bolt.', from: 7.9, to: 14, unit: 'N·m' }],
      sources: [yuba, dedham],
      disagreement: 'A bike’s manual gives 7.9 to 10.7 N·m, a bike shop 12 to 14 N·m.',
      note: makersTorque,
    },
  ],
}
