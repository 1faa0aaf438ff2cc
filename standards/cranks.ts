import { bikeFaff, crankSmithBottomBrackets, dedham, yuba } from './sources.ts'
import { makersTorque, type Source, type StandardGroup } from './standard.ts'

const read = '2026-11-23'

const wheelYap: Source = { title: 'WheelYap: pedal threads', address: 'https://wheelyap.com/?p=153', read }
const xjdPedals: Source = {
  title: 'XJD: Thread sizes for left and right bike pedals',
  address: 'https://xjd.com/t-thread-sizes-for-left-and-right-bike-pedals',
  read,
}
const bistarai: Source = {
  title: 'Bistarai: crank and bottom bracket tools (in Japanese)',
  address: 'https://bistarai.info/archives/7694',
  read,
}
const accidentalRandonneur: Source = {
  title: 'The Accidental Randonneur: Shimano Hollowtech II crankset removal and reassembly',
  address: 'https://accidentalrandonneur.wordpress.com/category/accessories/tools/',
  read,
}
const bikeForums: Source = {
  title: 'Bike Forums: building a bike with an Ultegra 6800 crankset',
  address: 'https://m.bikeforums.net/showpost.php?p=19491927&postcount=75',
  read,
}

export const cranks: StandardGroup = {
  id: 'cranks',
  name: 'Pedals and cranks',
  standards: [
    {
      id: 'pedal-9-16',
      name: 'Pedal thread 9/16 inch × 20',
      alsoCalled: ['9/16', 'adult pedal thread'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [0.5625], unit: 'in' },
        { what: 'The threads per inch.', values: [20], unit: 'TPI' },
        { what: 'The tightening torque of the pedal.', from: 30, to: 40, unit: 'N·m' },
      ],
      sources: [
        {
          title: 'De Fietssite: Attachment of the pedals to the cranks',
          address: 'https://defietssite.nl/attachment-the-pedals-to-the-cranks/?lang=en',
          read,
        },
        wheelYap,
        xjdPedals,
        yuba,
      ],
      disagreement: 'One page gives 30 to 40 N·m, a bike’s manual 34.7 to 39.5 N·m.',
      note: `${makersTorque} The left pedal has a left-hand thread.`,
    },
    {
      id: 'pedal-1-2',
      name: 'Pedal thread 1/2 inch × 20',
      alsoCalled: ['1/2', 'one-piece crank', 'child’s bike'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [0.5], unit: 'in' },
        { what: 'The threads per inch.', values: [20], unit: 'TPI' },
      ],
      sources: [
        wheelYap,
        xjdPedals,
        {
          title: 'LFGSS: a quotation of Sheldon Brown’s glossary on pedals',
          address: 'https://lfgss.com/comments/8473736',
          read,
        },
        { title: 'Bike5000: Pedals', address: 'https://bike5000.com/pedals.php', read },
      ],
      disagreement: 'One page says 24 threads per inch, the others 20.',
      note: 'The left pedal has a left-hand thread.',
    },
    {
      id: 'pedal-flats-15',
      name: 'Pedal with 15 mm wrench flats',
      alsoCalled: ['15 mm pedal'],
      measure: [{ what: 'The distance between the two flats of the spindle.', values: [15], unit: 'mm' }],
      sources: [
        {
          title: 'Wikibooks: Bicycles, Pedal Wrench',
          address:
            'https://en.wikibooks.org/wiki/Bicycles/Maintenance_and_Repair/Tools_and_Supplies/Pedal_Wrench',
          read,
        },
        {
          title: 'XJD: What size wrench to remove bike pedals',
          address: 'https://xjd.com/t-what-size-wrench-to-remove-bike-pedals',
          read,
        },
      ],
      note: 'Many newer pedals have no flats and take a hex key from the inner side of the crank.',
    },
    {
      id: 'crank-square-taper',
      name: 'Square taper crank',
      alsoCalled: ['square spindle', 'four-sided'],
      measure: [
        { what: 'The hex socket of a newer crank bolt, across flats.', values: [8], unit: 'mm' },
        { what: 'The hex head of an older crank bolt, across flats.', values: [14, 15], unit: 'mm' },
        { what: 'The tightening torque of the crank bolt.', from: 34, to: 49.2, unit: 'N·m' },
      ],
      sources: [
        {
          title: 'Park Tool: Crank Installation and Removal, Square Spindle Type',
          address:
            'https://www.parktool.com/blog/repair-help/crank-installation-and-removal-square-spindle-type',
          read,
        },
        {
          title: 'Shade Tree Velo: Square Tapered Crank Removal',
          address: 'https://shadetreevelo.blogspot.com/2012/05/square-tapered-crank-removal.html',
          read,
        },
        yuba,
        bikeFaff,
        dedham,
      ],
      disagreement: 'Two pages give about 34 to 44 N·m, a bike shop 39.5 to 49.2 N·m.',
      note: `${makersTorque} A crank puller is needed unless the bolt pulls the crank by itself.`,
    },
    {
      id: 'crank-hollowtech-2',
      name: 'Shimano Hollowtech II crank',
      alsoCalled: ['24 mm spindle', 'two-piece crank', 'pinch-bolt crank'],
      measure: [
        { what: 'The outer diameter of the spindle.', values: [24], unit: 'mm' },
        { what: 'The hex socket of the pinch bolts, across flats.', values: [5], unit: 'mm' },
        { what: 'The tightening torque of each pinch bolt.', from: 9.9, to: 15, unit: 'N·m' },
        { what: 'The tightening torque of the preload cap.', from: 0.7, to: 1.5, unit: 'N·m' },
      ],
      sources: [accidentalRandonneur, crankSmithBottomBrackets, bistarai, bikeForums, bikeFaff, dedham],
      disagreement: 'For the pinch bolts two pages give 12 to 14 N·m, one 12 to 15 and one 9.9 to 14.9 N·m.',
      note: `${makersTorque} Tighten the two bolts in turns.`,
    },
    {
      id: 'crank-dub',
      name: 'SRAM DUB crank',
      alsoCalled: ['DUB', '28.99 mm spindle'],
      measure: [{ what: 'The outer diameter of the spindle.', values: [28.99], unit: 'mm' }],
      sources: [
        {
          title: 'N-1 Bikes: Stop skinning your knuckles on crazy-tight SRAM DUB crank bolts',
          address: 'https://nminus1bikes.substack.com/p/stop-skinning-your-knuckles-on-crazy',
          read,
        },
        crankSmithBottomBrackets,
      ],
    },
  ],
}
