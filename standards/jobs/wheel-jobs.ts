import { grease, rag, wrenchOf } from './general-needs.ts'
import type { Job, JobNeed } from './job.ts'

const spokeWrench: JobNeed = {
  name: 'Spoke wrench for the size of the nipples',
  does: 'Turns the nipples without rounding them.',
  called: ['spoke wrench'],
}
const tensionMeter: JobNeed = {
  name: 'Spoke tension meter',
  does: 'Compares the tension of the spokes of one side.',
  called: ['spoke tension meter'],
}
const truingStand: JobNeed = {
  name: 'Truing stand',
  does: 'Holds the wheel, and shows where it runs out.',
  called: ['truing stand'],
}
const coneWrench: JobNeed = {
  name: 'Cone wrenches for the flats of the cones',
  does: 'Hold the cone; they are thin enough to pass beside the locknut.',
  called: ['cone wrench'],
}

/** Jobs at spokes, rims and hubs. */
export const wheelJobs: readonly Job[] = [
  {
    id: 'true-a-wheel',
    name: 'True a wheel',
    summary:
      'A wheel that runs out by a few millimetres is pulled straight by its spokes, a quarter turn at a time.',
    said: [
      'true wheel',
      'buckled wheel',
      'wobbly wheel',
      'bent wheel',
      'wheel out of true',
      'wheel wobble',
      'wheel rub',
    ],
    tools: [truingStand, spokeWrench, tensionMeter],
    parts: [],
    steps: [
      {
        text: 'Spin the wheel and feel every spoke. Replace a broken one, and tighten a loose one, before you go on.',
      },
      { text: 'Put the wheel in the stand, and bring the feelers close to the rim.' },
      { text: 'Find the place where the rim comes nearest to one feeler.' },
      {
        text: 'There, tighten the spokes that lead to the other side and loosen those of the near side, by quarter turns.',
      },
      {
        text: 'Treat the largest run-out first, then look for the next one. Sideways first, then up and down.',
      },
      { text: 'Turn each nipple a little too far and back again, so that the spoke does not stay twisted.' },
      { text: 'Compare the tension of the spokes of one side. The maker of the rim names the highest one.' },
      { text: 'Press pairs of spokes together with your hands, and check the wheel once more.' },
    ],
    standards: ['nipple-3-23', 'nipple-3-30', 'nipple-3-45', 'nipple-3-96'],
  },
  {
    id: 'replace-a-spoke',
    name: 'Replace a spoke',
    summary: 'One broken spoke overloads its neighbours. Replace it before the next ride.',
    said: [
      'spoke tool',
      'loose spoke',
      'tighten spoke',
      'turn nipple',
      'spoke key',
      'broken spoke',
      'replace spoke',
    ],
    tools: [
      spokeWrench,
      { ...truingStand, general: true },
      {
        name: 'Cassette lockring tool',
        does: 'Takes the cassette off, where the spoke ends behind it.',
        called: ['cassette lockring tool'],
        fits: 'lockring-shimano-12-spline',
        general: true,
      },
      {
        name: 'Tyre levers',
        does: 'Open the tyre if the nipple must be changed too.',
        called: ['tyre lever'],
        owned: true,
        general: true,
      },
    ],
    parts: [
      {
        name: 'Spoke and nipple of the same length and thickness',
        does: 'Takes the place of the broken one.',
        called: ['spoke'],
      },
    ],
    steps: [
      {
        text: 'Take out what is left of the spoke, and measure the length of a whole one from the same side.',
      },
      { text: 'On the drive side the cassette comes off first; on the brake side sometimes the rotor.' },
      { text: 'Thread the new spoke through the flange from the same side as its second neighbour.' },
      { text: 'Lead it over and under the others as that neighbour runs.' },
      {
        text: 'Screw the nipple on until it shows as much thread as the others, then tighten it to the tension of the side.',
      },
      { text: 'True the wheel at this place.' },
    ],
    standards: ['nipple-3-23', 'nipple-3-30', 'nipple-3-45', 'nipple-3-96'],
  },
  {
    id: 'adjust-a-cup-and-cone-hub',
    name: 'Adjust a cup-and-cone hub',
    summary: 'Loose balls want neither play nor pressure: two thin wrenches find the place between.',
    said: [
      'remove hub',
      'adjust hub',
      'hub cone',
      'loose hub',
      'hub play',
      'cup and cone',
      'service hub',
      'thin spanner',
    ],
    tools: [
      coneWrench,
      { name: 'Axle vice', does: 'Holds the axle by its thread in a bench vice.', called: ['axle vice'] },
      { ...wrenchOf(17), does: 'Turns the locknut.' },
    ],
    parts: [
      { ...grease, does: 'Fills the bearings after cleaning.' },
      { ...rag, does: 'Cleans balls, cones and cups.' },
    ],
    steps: [
      { text: 'Measure the flats of the cones: 13 to 17 mm are usual, and both sides can differ.' },
      { text: 'Hold the cone on one side, and loosen the locknut against it.' },
      { text: 'Clean the balls and look at the cones: a pitted track never runs smoothly again.' },
      { text: 'Put the balls into fresh grease, and turn the cone in by hand until the play is just gone.' },
      {
        text: 'Hold the cone, and tighten the locknut. This takes a little play away as well: start with a hair too much.',
      },
      { text: 'A quick release presses too: the hub is right when the last play goes as the lever closes.' },
    ],
    standards: ['hub-cone-flats'],
  },
  {
    id: 'fit-a-thru-axle-wheel',
    name: 'Fit a wheel with a thru axle',
    summary: 'Axle, width and thread must match the frame; then it is a matter of one key.',
    said: ['thru axle', 'through axle', 'axle width', 'boost spacing'],
    tools: [
      {
        name: 'Hex key, 5 or 6 mm',
        does: 'Turns the axle, if it has no lever.',
        called: ['hex key'],
        owned: true,
      },
      {
        name: 'Torque wrench that reaches 18 N·m',
        does: 'Tightens the axle to its torque.',
        called: ['torque wrench'],
        detail: { key: 'torque-to', atLeast: 18 },
      },
    ],
    parts: [
      { name: 'Hub of the right width', does: 'Fills the distance between the dropouts.', called: ['hub'] },
    ],
    steps: [
      { text: 'Measure the distance between the dropouts and the diameter of the axle.' },
      { text: 'Grease the axle’s shaft and thread thinly.' },
      { text: 'Set the wheel in. On a disc brake the rotor goes between the pads first.' },
      { text: 'Push the axle through, and screw it in by hand for its first turns.' },
      { text: 'Tighten it.', torque: ['axle-thru-torque'] },
    ],
    standards: [
      'axle-12x100',
      'axle-15x100',
      'axle-15x110',
      'axle-12x142',
      'axle-12x148',
      'axle-12x157',
      'axle-thru-torque',
    ],
  },
]
