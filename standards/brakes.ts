import { dedham, maintenancePros } from './sources.ts'
import { makersTorque, type Source, type StandardGroup } from './standard.ts'

const read = '2026-11-23'
const apart = 'The distance between the centres of the two bolts.'

const bikeman: Source = {
  title: 'Bikeman: 51mm International Standard and 74mm Post Mount',
  address:
    'https://www.bikeman.com/bicycle-repair-tech-info/bikeman-tech-info/1638-51mm-international-standard-74mm-post-mount',
  read,
}
const bikePace: Source = {
  title: 'BikePace: Disc brake mount types',
  address: 'https://bikepace.com/disc-brake-mount-types/',
  read,
}
const one2ride: Source = {
  title: 'One2Ride: Centerlock vs 6 Bolt',
  address: 'https://one2ride.com/centerlock-vs-6-bolt/',
  read,
}

export const brakes: StandardGroup = {
  id: 'brakes',
  name: 'Disc brakes: mounts and rotors',
  standards: [
    {
      id: 'brake-is-mount',
      name: 'International Standard (IS) mount',
      alsoCalled: ['IS2000', '51 mm mount'],
      measure: [{ what: apart, values: [51], unit: 'mm' }],
      sources: [bikeman, bikePace],
      note: 'The bolts run parallel to the axle.',
    },
    {
      id: 'brake-post-mount',
      name: 'Post mount',
      alsoCalled: ['PM', '74 mm mount'],
      measure: [{ what: apart, values: [74], unit: 'mm' }],
      sources: [
        bikeman,
        bikePace,
        {
          title: 'CrankSmith: Disc Brake Mounting Systems & Compatibility',
          address: 'https://www.cranksmith.com/guides/brake-mount-standards',
          read,
        },
      ],
      disagreement: 'One of the pages also names a rare spacing of 100 mm; early forks had 68 mm.',
      note: 'The bolts point at the caliper along the plane of the rotor.',
    },
    {
      id: 'brake-caliper-bolts',
      name: 'Bolts of a disc brake caliper',
      alsoCalled: ['caliper mounting bolts'],
      measure: [{ what: 'The tightening torque of each bolt.', from: 6, to: 12.4, unit: 'N·m' }],
      sources: [maintenancePros, dedham],
      disagreement: 'One page gives 6 to 8 N·m, the other 11.3 to 12.4 N·m.',
      note: `${makersTorque} The pages differ much here: look the value up for the brake.`,
    },
    {
      id: 'rotor-six-bolt',
      name: 'Rotor with six bolts',
      alsoCalled: ['6-bolt', 'ISO rotor'],
      measure: [
        { what: 'The bolts that hold the rotor.', values: [6], unit: 'bolts' },
        { what: 'The size of the star-shaped socket, after the letter T.', values: [25], unit: 'T' },
        { what: 'The tightening torque of each bolt.', from: 4, to: 6.2, unit: 'N·m' },
      ],
      sources: [
        one2ride,
        maintenancePros,
        dedham,
        {
          title: 'Grip and Pedal: Brake rotors',
          address: 'https://gripandpedal.co/product-category/components-parts/braking/brake-rotors/',
          read,
        },
        {
          title: 'Bike Magazine: Bike Hacks, One Good Turn',
          address: 'https://www.bikemag.com/gear-features/bike-shop/bike-hacks-one-good-turn/',
          read,
        },
      ],
      disagreement: 'Two pages give 4 to 6 N·m, one 5 to 6.2 N·m.',
      note: makersTorque,
    },
    {
      id: 'rotor-center-lock',
      name: 'Center Lock rotor',
      alsoCalled: ['Centerlock', 'CL'],
      measure: [{ what: 'The tightening torque of the lockring.', from: 40, to: 50, unit: 'N·m' }],
      sources: [one2ride, dedham, maintenancePros],
      disagreement: 'Two pages give about 40 N·m, one 40 to 50 N·m.',
      note: `${makersTorque} Inner splines take the cassette tool; outer notches take a bottom bracket tool.`,
    },
  ],
}
