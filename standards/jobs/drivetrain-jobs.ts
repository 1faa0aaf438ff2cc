import { grease, hexKeys, rag, torqueWrenchTo, wrenchOf } from './general-needs.ts'
import type { Job, JobNeed } from './job.ts'

const lockringTool: JobNeed = {
  name: 'Cassette lockring tool, 12 splines',
  does: 'Turns the lockring that holds the sprockets on the freehub.',
  called: ['cassette lockring tool'],
  fits: 'lockring-shimano-12-spline',
}
const chainWhip: JobNeed = {
  name: 'Chain whip',
  does: 'Holds the cassette while the lockring is loosened; tightening does not need it.',
  called: ['chain whip'],
}
const chainTool: JobNeed = {
  name: 'Chain breaker',
  does: 'Pushes a pin out of the chain, and back in.',
  called: ['chain breaker'],
}
const wearGauge: JobNeed = {
  name: 'Chain wear gauge',
  does: 'Shows whether the chain has grown by 0.5 or 0.75 percent.',
  called: ['chain wear gauge'],
  fits: 'chain-worn',
}

/** Jobs at the cassette, the chain and the gears. */
export const drivetrainJobs: readonly Job[] = [
  {
    id: 'replace-a-cassette',
    name: 'Replace a cassette',
    summary:
      'Worn sprockets let a new chain skip. The job takes a quarter of an hour, and two special tools.',
    said: [
      'remove cassette',
      'change cassette',
      'cassette off',
      'cassette tool',
      'fit cassette',
      'replace cassette',
    ],
    tools: [
      lockringTool,
      chainWhip,
      { ...wrenchOf(25), does: 'Turns the lockring tool.' },
      { ...torqueWrenchTo(50), does: 'Tightens the lockring to its torque.' },
    ],
    parts: [
      {
        name: 'Cassette',
        does: 'Matches the freehub body and the speeds of the shifter.',
        called: ['cassette'],
      },
    ],
    steps: [
      { text: 'Take the rear wheel out, and unscrew the quick release or pull the axle.' },
      { text: 'Push the lockring tool into the splines until it is seated all round.' },
      {
        text: 'Lay the chain whip round a middle sprocket so that it stops the cassette from turning backwards.',
      },
      { text: 'Turn the lockring anticlockwise. It gives way with a rattle, because its face is ribbed.' },
      { text: 'Lift the sprockets off in their order. Keep the spacers between them.' },
      { text: 'Wipe the freehub body, and grease it thinly.' },
      { text: 'Slide the new sprockets on. One spline is wider, so that they fit in one position only.' },
      {
        text: 'Screw the lockring in by hand first, then tighten it.',
        torque: ['lockring-shimano-12-spline'],
      },
    ],
    standards: [
      'lockring-shimano-12-spline',
      'freehub-hg',
      'freehub-hg-road-11',
      'freehub-microspline',
      'freehub-xd',
    ],
  },
  {
    id: 'replace-a-freewheel',
    name: 'Replace a screwed freewheel',
    summary: 'Older and simpler wheels have sprockets and ratchet in one piece, screwed onto the hub.',
    said: ['replace freewheel', 'remove freewheel', 'freewheel off', 'screw on freewheel'],
    tools: [
      {
        name: 'Freewheel remover of the maker’s pattern',
        does: 'Turns the freewheel off the hub.',
        called: ['freewheel tool', 'freewheel remover'],
        fits: 'freewheel-12-spline',
      },
      { ...wrenchOf(25), does: 'Turns the remover; a bench vice does it more easily.' },
    ],
    parts: [
      {
        name: 'Freewheel',
        does: 'Has as many sprockets as the shifter has positions.',
        called: ['screwed freewheel', 'thread freewheel'],
      },
      { ...grease, does: 'Keeps the thread from seizing.' },
    ],
    steps: [
      {
        text: 'Turn the sprockets backwards. If the inner splines stand still, it is a freewheel and no cassette.',
      },
      { text: 'Take the wheel out, and unscrew the axle nut or the quick release on that side.' },
      { text: 'Seat the remover, and hold it with the nut or the quick release so that it cannot slip.' },
      {
        text: 'Turn anticlockwise until it gives way; riding has tightened it. Loosen what holds the remover.',
      },
      { text: 'Unscrew the freewheel by hand, and clean the thread of the hub.' },
      {
        text: 'Grease the thread well and screw the new freewheel on by hand, straight. Riding tightens it.',
      },
    ],
    standards: ['freewheel-12-spline'],
  },
  {
    id: 'replace-a-chain',
    name: 'Replace a chain',
    summary: 'A chain that is changed in time saves the cassette and the chainrings.',
    said: [
      'shorten chain',
      'join chain',
      'break chain',
      'remove chain',
      'push pin',
      'chain pin',
      'chain tool',
      'broken chain',
      'replace chain',
      'new chain',
    ],
    tools: [
      chainTool,
      { ...wearGauge, does: 'Shows whether the old chain is worn.', general: true },
      {
        name: 'Quick-link pliers',
        does: 'Open and lock the quick link, if the chain has one.',
        called: ['quick link plier', 'master link plier'],
      },
    ],
    parts: [
      {
        name: 'Chain',
        does: 'Has the number of speeds of the cassette.',
        called: ['chain'],
        detail: { key: 'links', atLeast: 80 },
        general: true,
      },
    ],
    steps: [
      { text: 'Shift to the smallest sprockets, and note how the chain runs through the derailleur.' },
      { text: 'Open the quick link, or push a pin out with the chain breaker.' },
      { text: 'Lay both chains side by side. Count the links: a worn chain is longer with the same number.' },
      { text: 'Shorten the new chain to the number of links of the old one.' },
      { text: 'Thread it through the derailleur as before, without twisting it.' },
      {
        text: 'Close it with the quick link or the pin that came with it; a narrow chain’s pin is used only once.',
      },
      { text: 'Turn the cranks backwards. A link that jumps is stiff: bend it sideways a little.' },
    ],
    standards: [
      'chain-8-speed',
      'chain-9-speed',
      'chain-10-speed',
      'chain-11-speed',
      'chain-12-speed',
      'chain-single-speed',
    ],
  },
  {
    id: 'measure-chain-wear',
    name: 'Measure chain wear',
    summary: 'One minute with a gauge tells whether the chain still fits the sprockets.',
    said: [
      'chain worn',
      'measure chain',
      'chain stretched',
      'replace chain when',
      'chain skipping',
      'chain life',
    ],
    tools: [
      wearGauge,
      {
        name: 'Steel ruler with inches',
        does: 'Measures twelve links where there is no gauge.',
        called: ['steel ruler'],
        owned: true,
        general: true,
      },
      { ...rag, does: 'Cleans the chain first.' },
    ],
    parts: [],
    steps: [
      { text: 'Wipe the lower run of the chain clean.' },
      { text: 'Press one pedal down lightly, so that the upper run is tight.' },
      { text: 'Hook the gauge in, and let its other end fall. If it drops in fully, that wear is reached.' },
      { text: 'Change an 11- or 12-speed chain at 0.5 percent, a wider one at 0.75 percent at the latest.' },
      {
        text: 'With a ruler: start at the centre of a pin, and look how far the pin at 12 inches lies beyond the mark.',
      },
      { text: 'Measure in three places. The longest one counts.' },
    ],
    standards: ['chain-worn', 'chain-pitch'],
  },
  {
    id: 'adjust-a-hanger',
    name: 'Straighten a hanger and adjust the gears',
    summary:
      'After a fall the hanger is often bent by a few millimetres, and no cable adjustment cures that.',
    said: [
      'bent hanger',
      'straighten hanger',
      'align hanger',
      'hanger alignment',
      'hanger tool',
      'bent derailleur',
      'gear skipping after crash',
      'adjust derailleur',
      'index gears',
    ],
    tools: [
      {
        name: 'Derailleur hanger gauge',
        does: 'Screws into the hanger, compares it with the rim, and bends it.',
        called: ['derailleur hanger gauge', 'derailleur hanger tool'],
        fits: 'hanger-m10',
      },
      { ...hexKeys, does: 'Take the derailleur off, and hold the cable.' },
    ],
    parts: [
      {
        name: 'Derailleur hanger',
        does: 'Replaces one that is cracked or bent twice.',
        called: ['derailleur hanger'],
      },
    ],
    steps: [
      { text: 'Put the wheel in straight, and unscrew the derailleur from the hanger.' },
      { text: 'Screw the gauge in, and set its feeler against the rim at the top.' },
      {
        text: 'Turn wheel and gauge together to the bottom, front and back, and compare with the same place of the rim.',
      },
      { text: 'Bend a little at a time until the feeler is equally far from the rim everywhere.' },
      { text: 'Screw the derailleur in again.', torque: ['hanger-m10'] },
      { text: 'Set the limit screws, so that the chain can fall off neither end of the cassette.' },
      { text: 'Turn the barrel adjuster by quarter turns until the chain shifts quietly both ways.' },
    ],
    standards: ['hanger-m10'],
  },
]
