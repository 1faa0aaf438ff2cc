import { maintenancePros } from './sources.ts'
import { makersTorque, type Source, type StandardGroup } from './standard.ts'

const read = '2026-11-23'
const between = 'The distance between the inner faces of the dropouts.'
const diameter = 'The outer diameter of the axle.'

const roval: Source = {
  title: 'Roval: Mountain Hub Spacing, the 6-Millimeter Conundrum',
  address: 'https://rovalcomponents.com/blogs/journal/the-6-millimeter-conundrum',
  read,
}
const qbp: Source = {
  title: 'QBP: Boost Your Potential For Growth',
  address: 'https://www.qbp.com/call_up/boost-your-potential-for-growth',
  read,
}
const bikePerfect: Source = {
  title: 'Bike Perfect: Boost spacing, everything you need to know',
  address: 'https://bikeperfect.com/features/boost-spacing-everything-you-need-to-know',
  read,
}
const zenoCycle: Source = {
  title: 'Zeno Cycle Parts: Tech Talk, Boost 148 explained',
  address: 'https://zenocycleparts.com/blogs/mountain-bike-review/tech-talk-boost-148-explained',
  read,
}
const tiParts: Source = {
  title: 'Ti Parts: Bicycle Thru-Axle Measuring Guide',
  address:
    'https://tipartstitanium.com/blogs/guides/upgrading-your-thru-axles-read-our-bicycle-thru-axle-measuring-guide',
  read,
}
const hardlite: Source = {
  title: 'Hardlite Components: How to Measure a Bicycle Thru-Axle',
  address: 'https://hardlite-components.com/2020/11/19/how-to-measure-a-bicycle-thru-axle/',
  read,
}
const boostOrSuperBoost: Source = {
  title: 'NTRO: How is SuperBoost different from regular Boost?',
  address:
    'https://ntro.it.com/how-is-superboost-different-from-regular-boost-a-guide-to-mountain-bike-standards',
  read,
}
const dandyHorse: Source = {
  title: 'Dandy Horse: Axle and hub standards, how to measure and choose',
  address:
    'https://dandyhorse.cc/en/axle-and-hub-standards-cassette-compatibility-and-rotor-mounting-how-to-measure-and-choose',
  read,
}

export const axles: StandardGroup = {
  id: 'axles',
  name: 'Axles and hubs',
  standards: [
    {
      id: 'axle-qr-100',
      name: 'Quick release, front, 100 mm',
      alsoCalled: ['QR 100'],
      measure: [{ what: between, values: [100], unit: 'mm' }],
      sources: [dandyHorse, bikePerfect, zenoCycle],
    },
    {
      id: 'axle-qr-130',
      name: 'Quick release, rear, road, 130 mm',
      alsoCalled: ['QR 130'],
      measure: [{ what: between, values: [130], unit: 'mm' }],
      sources: [
        dandyHorse,
        {
          title: 'Art’s Cyclery: Rubber Side Down, Axle Standards',
          address: 'https://blog.artscyclery.com/mountain/rubber-side-down-axle-standards/',
          read,
        },
        {
          title: 'Zeal Cycling: Hub Axle Configurations',
          address: 'https://zeal-cycling.com/pages/hub-axle-configurations',
          read,
        },
      ],
    },
    {
      id: 'axle-qr-135',
      name: 'Quick release, rear, 135 mm',
      alsoCalled: ['QR 135'],
      measure: [{ what: between, values: [135], unit: 'mm' }],
      sources: [dandyHorse, bikePerfect, zenoCycle],
    },
    {
      id: 'axle-12x100',
      name: 'Thru axle 12 × 100, front',
      alsoCalled: ['100 × 12'],
      measure: [
        { what: diameter, values: [12], unit: 'mm' },
        { what: between, values: [100], unit: 'mm' },
      ],
      sources: [dandyHorse, tiParts],
      note: 'Length and thread differ from maker to maker: measure the axle too.',
    },
    {
      id: 'axle-12x142',
      name: 'Thru axle 12 × 142, rear',
      alsoCalled: ['142 × 12'],
      measure: [
        { what: diameter, values: [12], unit: 'mm' },
        { what: 'The width of the hub, from end to end.', values: [142], unit: 'mm' },
      ],
      sources: [dandyHorse, tiParts, hardlite],
      note: 'Length and thread differ from maker to maker: measure the axle too.',
    },
    {
      id: 'axle-15x100',
      name: 'Thru axle 15 × 100, front',
      alsoCalled: ['100 × 15'],
      measure: [
        { what: diameter, values: [15], unit: 'mm' },
        { what: between, values: [100], unit: 'mm' },
      ],
      sources: [
        {
          title: 'Modern Bike: How to Measure a Bicycle Thru-Axle',
          address: 'https://www.modernbike.com/help-1446',
          read,
        },
        {
          title: 'Ferretti Cycles: Why we should move toward Boost 148 spacing for gravel',
          address:
            'https://ferretticycles.com/blog/why-your-next-gravel-bike-should-have-boost-spacing-and-650b-or-29er-spacing',
          read,
        },
      ],
    },
    {
      id: 'axle-15x110',
      name: 'Boost front, 15 × 110',
      alsoCalled: ['Boost 110'],
      measure: [
        { what: diameter, values: [15], unit: 'mm' },
        { what: between, values: [110], unit: 'mm' },
      ],
      sources: [dandyHorse, roval, qbp],
    },
    {
      id: 'axle-12x148',
      name: 'Boost rear, 12 × 148',
      alsoCalled: ['Boost 148'],
      measure: [
        { what: diameter, values: [12], unit: 'mm' },
        { what: 'The width of the hub, from end to end.', values: [148], unit: 'mm' },
      ],
      sources: [dandyHorse, roval, boostOrSuperBoost],
    },
    {
      id: 'axle-12x157',
      name: 'Super Boost rear, 12 × 157',
      alsoCalled: ['Super Boost Plus', '157'],
      measure: [{ what: 'The width of the hub, from end to end.', values: [157], unit: 'mm' }],
      sources: [
        boostOrSuperBoost,
        {
          title: 'Pinkbike: Is Super Boost 157 spacing going to become the new standard?',
          address:
            'https://www.pinkbike.com/news/burning-question-is-super-boost-157-spacing-going-to-become-the-new-standard.html',
          read,
        },
      ],
      note: 'Older downhill hubs have the same width with other flanges.',
    },
    {
      id: 'hub-cone-flats',
      name: 'Cones of a cup-and-cone hub',
      alsoCalled: ['cone wrench size'],
      measure: [
        { what: 'The distance between the two flats of the cone.', values: [13, 14, 15, 16, 17], unit: 'mm' },
        { what: 'The thickness of a cone wrench that fits beside the locknut.', values: [2], unit: 'mm' },
      ],
      sources: [
        { title: 'Wikipedia: Cone wrench', address: 'https://en.wikipedia.org/wiki/Cone_wrench', read },
        {
          title: 'Sheldon Brown: Tool Tips, Cone Wrenches',
          address: 'https://sheldonbrown.com/tooltips/conewrenches.html',
          read,
        },
      ],
      disagreement: 'One page names 13 to 17 mm as the usual sizes, the other 18 mm too.',
    },
    {
      id: 'axle-thru-torque',
      name: 'Thru axle with a hex socket',
      alsoCalled: ['bolt-up thru axle'],
      measure: [{ what: 'The tightening torque of the axle.', from: 8, to: 18, unit: 'N·m' }],
      sources: [
        {
          title: 'Superteam Wheels: Understanding Torque Specifications for Wheel Installation',
          address:
            'https://superteamwheels.com/pages/understanding-torque-specifications-for-wheel-installation',
          read,
        },
        maintenancePros,
      ],
      disagreement: 'One page gives 8 to 15 N·m, the other 12 to 15 N·m in front and 12 to 18 N·m behind.',
      note: `${makersTorque} It is often printed on the axle.`,
    },
  ],
}
