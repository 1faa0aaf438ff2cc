import {
  calliper,
  grease,
  hammer,
  hexKeys,
  rag,
  torqueWrenchTo,
  torxKeys,
  wrenchOf,
} from './general-needs.ts'
import type { Job, JobNeed } from './job.ts'

const cupTool: JobNeed = {
  name: 'Bottom bracket cup tool, 44 mm, 16 notches',
  does: 'Turns the cups that stand outside the shell.',
  called: ['bottom bracket cup tool'],
  fits: 'bb-external-cups',
}

/** Jobs at the bottom bracket, the cranks, the chainrings and the pedals. */
export const crankJobs: readonly Job[] = [
  {
    id: 'fit-a-threaded-bottom-bracket',
    name: 'Fit a threaded bottom bracket',
    summary:
      'Cups with outside bearings, screwed into the shell: the usual kind on steel and many aluminium frames.',
    said: [
      'bottom bracket tool',
      'bottom bracket wrench',
      'remove bottom bracket',
      'install bottom bracket',
      'fit bottom bracket',
      'threaded bottom bracket',
      'creak',
      'creaking',
      'outboard bearing cup',
    ],
    tools: [
      cupTool,
      { ...hexKeys, does: 'Loosen the pinch bolts of the left crank: 5 mm.' },
      { ...calliper, does: 'Measures the width of the shell, which decides on the spacers.' },
      { ...torqueWrenchTo(50), does: 'Tightens the cups to their torque.' },
    ],
    parts: [
      {
        name: 'Bottom bracket for the thread of the shell',
        does: 'Has the thread of the frame and the spindle of the crank.',
        called: ['bottom bracket'],
      },
      { ...grease, does: 'Protects the threads.' },
    ],
    steps: [
      { text: 'Take the cranks off.' },
      {
        text: 'Find out the thread. On a BSA shell the cup on the drive side has a left-hand thread: turn it clockwise to loosen it.',
      },
      { text: 'On an Italian shell both cups have a right-hand thread.' },
      { text: 'Unscrew both cups with the cup tool. Press it on, so that it cannot slip off the notches.' },
      { text: 'Clean the threads of the shell, and grease them.' },
      {
        text: 'Start both cups by hand for several turns, with the spacers that the width of the shell asks for.',
      },
      { text: 'Tighten the cups.', torque: ['bb-external-cups'] },
      { text: 'Push the crank’s spindle through, and check that it turns without play.' },
    ],
    standards: ['bb-bsa', 'bb-italian', 'bb-french', 'bb-t47', 'bb-external-cups'],
  },
  {
    id: 'press-in-a-bottom-bracket',
    name: 'Press in a bottom bracket',
    summary: 'Shells without a thread hold the bearings by pressure. They must go in straight.',
    said: [
      'press fit bottom bracket',
      'pressfit bottom bracket',
      'press in bottom bracket',
      'bb30 press',
      'bb86 press',
    ],
    tools: [
      {
        name: 'Bottom bracket press',
        does: 'Pulls both cups in straight, against the face of the shell.',
        called: ['bottom bracket press'],
      },
      {
        name: 'Bottom bracket bearing remover',
        does: 'Drives the old cups out from inside.',
        called: ['bottom bracket remover', 'bearing remover'],
      },
      { ...hammer, does: 'Strikes the remover.' },
      { ...calliper, does: 'Measures bore and width of the shell.' },
      { ...hexKeys, does: 'Take the cranks off.' },
    ],
    parts: [
      {
        name: 'Press-fit bottom bracket',
        does: 'Has the bore and the width of the shell, and the spindle of the crank.',
        called: ['press fit bottom bracket', 'pressfit bottom bracket'],
      },
    ],
    steps: [
      {
        text: 'Take the cranks off, and measure bore and width of the shell: both together name the standard.',
      },
      { text: 'Spread the remover behind the cup, and drive it out with even strokes all round.' },
      { text: 'Clean the bore. Grease it, or use the compound that the frame’s maker names.' },
      { text: 'Put the cups on the press by hand, and check that they stand straight on both sides.' },
      {
        text: 'Turn the press slowly until both flanges touch the shell. If a cup tilts, stop and start again.',
      },
      { text: 'Fit the cranks, and set the bearings free of play.' },
    ],
    standards: ['bb-bb30', 'bb-pf30', 'bb-bb86', 'bb-bb92', 'bb-bb386-evo', 'bb-bbright', 'bb-bb90'],
  },
  {
    id: 'pull-a-crank',
    name: 'Pull a square taper crank',
    summary: 'A crank on a square spindle sits too tight for hands; a puller pushes it off.',
    said: ['remove crank', 'crank off', 'crank tool', 'square taper crank', 'pull crank'],
    tools: [
      {
        name: 'Crank puller',
        does: 'Screws into the crank and pushes against the spindle.',
        called: ['crank puller'],
      },
      { ...wrenchOf(16), does: 'Turns the puller’s spindle.' },
      {
        ...hexKeys,
        does: 'Unscrew the crank bolt: 8 mm, or a 14 or 15 mm socket on older ones.',
        forStandard: 'crank-square-taper',
      },
      { ...torqueWrenchTo(49), does: 'Tightens the crank bolt to its torque.' },
    ],
    parts: [],
    steps: [
      { text: 'Unscrew the crank bolt with its washer. A washer that stays behind blocks the puller.' },
      { text: 'Clean the thread in the crank, and turn the puller’s spindle back.' },
      {
        text: 'Screw the puller in by hand until its thread has disappeared. A puller that stands askew tears the thread.',
      },
      { text: 'Turn the spindle in until the crank comes off.' },
      { text: 'To fit it: put the crank on the square dry and clean.' },
      { text: 'Tighten the bolt, and again after the first ride.', torque: ['crank-square-taper'] },
    ],
    standards: ['crank-square-taper', 'crank-hollowtech-2', 'crank-dub'],
  },
  {
    id: 'remove-a-two-piece-crank',
    name: 'Remove and fit a two-piece crank',
    summary: 'A crank whose spindle is fixed to the right arm, and whose left arm is clamped by two bolts.',
    said: ['hollowtech crank', 'two piece crank', 'pinch bolt crank', 'left crank arm'],
    tools: [
      { name: 'Hex key, 5 mm', does: 'Turns the two pinch bolts.', called: ['hex key'], owned: true },
      {
        name: 'Preload cap tool',
        does: 'Turns the plastic cap in the left arm by hand.',
        called: ['preload cap tool', 'crank cap tool'],
      },
      { ...torqueWrenchTo(15), does: 'Tightens the pinch bolts to their torque.' },
      { ...hammer, does: 'A soft one taps the spindle out.' },
    ],
    parts: [{ ...grease, does: 'Covers the spindle thinly.' }],
    steps: [
      { text: 'Loosen both pinch bolts of the left arm, and unscrew the cap.' },
      { text: 'Lift the safety plate in the slot of the arm, and pull the arm off.' },
      { text: 'Tap the spindle out to the right with a soft hammer.' },
      { text: 'To fit it: push the spindle through from the right until the arm touches the bearing.' },
      {
        text: 'Put the left arm on, opposite to the right one, and take the play out with the cap.',
        torque: ['crank-hollowtech-2', 'preload cap'],
      },
      {
        text: 'Push the safety plate down, and tighten the two bolts in turns.',
        torque: ['crank-hollowtech-2', 'pinch bolt'],
      },
    ],
    standards: ['crank-hollowtech-2', 'bb-external-cups'],
  },
  {
    id: 'replace-chainrings',
    name: 'Replace chainrings',
    summary: 'Hooked teeth and a new chain do not go together. The bolt circle decides which ring fits.',
    said: ['replace chainring', 'change chainring', 'chainring bolt', 'worn chainring'],
    tools: [
      { ...hexKeys, does: 'Turn the bolts: 5 mm on most.' },
      { ...torxKeys, does: 'Turn the bolts: T30 on many newer cranks.' },
      {
        name: 'Chainring nut wrench',
        does: 'Holds the slotted nut at the back.',
        called: ['chainring nut wrench', 'chainring bolt wrench'],
      },
      { ...calliper, does: 'Measures the distance from bolt to bolt.' },
      { ...torqueWrenchTo(14), does: 'Tightens the bolts to their torque.' },
    ],
    parts: [
      {
        name: 'Chainring',
        does: 'Has the bolt circle and the number of arms of the crank.',
        called: ['chainring'],
      },
    ],
    steps: [
      {
        text: 'Measure the distance between two neighbouring bolts and count them: this names the bolt circle.',
      },
      { text: 'Loosen all bolts by half a turn before you take one out. Hold the nuts at the back.' },
      { text: 'Take the ring off. Note on which side the mark and the chain pin are.' },
      { text: 'Put the new ring on with its mark at the crank arm.' },
      {
        text: 'Grease the bolts, and tighten bolts of aluminium crosswise.',
        torque: ['chainring-bolts-aluminium'],
      },
      { text: 'Bolts of steel bear more.', torque: ['chainring-bolts-steel'] },
    ],
    standards: ['bcd-104-4', 'bcd-110-5', 'bcd-130-5', 'bcd-64-4', 'bcd-74-5', 'bcd-135-5', 'bcd-144-5'],
  },
  {
    id: 'replace-pedals',
    name: 'Replace pedals',
    summary: 'Two threads that run in opposite directions, and a wrench with a long arm.',
    said: [
      'remove pedal',
      'pedal off',
      'pedal tool',
      'stuck pedal',
      'change pedal',
      'install pedal',
      'replace pedal',
    ],
    tools: [
      {
        name: 'Pedal wrench, 15 mm',
        does: 'Reaches the flats between pedal and crank.',
        called: ['pedal wrench'],
        fits: 'pedal-flats-15',
      },
      { ...hexKeys, does: 'Turn pedals without flats from the inner side: 6 or 8 mm.' },
      { ...torqueWrenchTo(40), does: 'Tightens the pedals to their torque.' },
    ],
    parts: [
      { name: 'Pedals', does: 'Have the thread of the crank.', called: ['pedal'] },
      { ...grease, does: 'Keeps the threads from seizing.' },
    ],
    steps: [
      { text: 'Look which pedal is which: L and R are stamped on the end of the axle.' },
      {
        text: 'Right pedal: turn anticlockwise to loosen it. Left pedal: turn clockwise, because it has a left-hand thread.',
      },
      { text: 'Point the wrench to the back and press down; the other foot holds the opposite pedal.' },
      { text: 'Clean and grease the threads.' },
      { text: 'Start the new pedals by hand. If one goes hard, it is the wrong side or stands askew.' },
      { text: 'Tighten them.', torque: ['pedal-9-16'] },
    ],
    standards: ['pedal-9-16', 'pedal-1-2', 'pedal-flats-15'],
  },
  {
    id: 'adjust-an-old-bottom-bracket',
    name: 'Adjust a cup-and-cone bottom bracket',
    summary: 'Older frames have loose balls between a fixed and an adjustable cup, held by a notched ring.',
    said: ['adjust cup', 'dust cap', 'bottom bracket adjustable cup', 'two hole cap', 'pin hole'],
    tools: [
      { name: 'Pin spanner', does: 'Turns the adjustable cup by its two holes.', called: ['pin spanner'] },
      {
        name: 'Hook spanner',
        does: 'Loosens and tightens the notched lockring.',
        called: ['hook spanner', 'lockring spanner bottom bracket'],
      },
    ],
    parts: [
      { ...grease, does: 'Fills the bearings, if they are open.' },
      { ...rag, does: 'Cleans the balls and the cups.' },
    ],
    steps: [
      { text: 'Take the left crank off, so that you feel the spindle alone.' },
      { text: 'Loosen the lockring with the hook spanner.' },
      { text: 'Turn the cup in until the play has gone, then back by a hair until the spindle runs freely.' },
      {
        text: 'Hold the cup with the pin spanner, and tighten the lockring. Tightening moves the cup: check again.',
      },
    ],
    standards: ['bb-bsa', 'bb-italian', 'bb-french', 'crank-square-taper'],
  },
]
