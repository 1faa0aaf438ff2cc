import { grease, hammer, hexKeys, torqueWrenchTo } from './general-needs.ts'
import type { Job } from './job.ts'

/** Jobs at the headset, the fork, the handlebar and the seatpost. */
export const steeringJobs: readonly Job[] = [
  {
    id: 'fit-a-headset',
    name: 'Fit a headset',
    summary: 'Two cups are pressed in straight, a race is set on the fork, and the play is taken out.',
    said: ['fit headset', 'install headset', 'press headset', 'headset cup', 'headset tool', 'press bearing'],
    tools: [
      { name: 'Headset press', does: 'Pulls the cups into the head tube.', called: ['headset press'] },
      {
        name: 'Crown race setter',
        does: 'Drives the lower race onto the fork.',
        called: ['crown race setter'],
        general: true,
      },
      {
        name: 'Headset cup remover',
        does: 'Drives the old cups out.',
        called: ['headset cup remover', 'head cup remover'],
      },
      { ...hammer, does: 'Strikes the remover and the race setter.' },
      { ...hexKeys, does: 'Take the stem off.' },
    ],
    parts: [
      {
        name: 'Headset or headset bearing',
        does: 'Has the SHIS sizes of head tube and fork.',
        called: ['headset', 'headset bearing'],
        general: true,
      },
      { ...grease, does: 'Covers cups and races.' },
    ],
    steps: [
      { text: 'Take the fork out, and read or measure both ends of the head tube: they can differ.' },
      { text: 'Drive the old cups out from inside, evenly all round.' },
      {
        text: 'Clean the bores and grease them. Integrated bearings are laid in by hand, and the next step falls away.',
      },
      { text: 'Put one cup on the press, turn slowly, and look from two sides that it stays straight.' },
      {
        text: 'Set the race on the fork with the setter until the sound changes. A split race slides on by hand.',
      },
      { text: 'Grease the bearings and put the fork in.' },
      { text: 'Take the play out with the top cap while the stem is loose, then tighten the stem.' },
    ],
    standards: [
      'headset-ec34',
      'headset-ec44',
      'headset-ec49',
      'headset-zs44',
      'headset-zs56',
      'headset-is41',
      'headset-is42',
      'headset-is52',
      'steerer-1-1-8',
      'steerer-tapered',
    ],
  },
  {
    id: 'set-a-crown-race',
    name: 'Set a crown race',
    summary: 'The lowest ring of the headset goes onto the fork before the fork goes into the frame.',
    said: ['fork race', 'install crown race', 'fit race', 'crown race'],
    tools: [
      {
        name: 'Crown race setter',
        does: 'Reaches over the steerer and drives the race on.',
        called: ['crown race setter'],
      },
      { ...hammer, does: 'Strikes the setter.' },
    ],
    parts: [],
    steps: [
      { text: 'Measure the seat on the fork: its diameter decides which race fits.' },
      { text: 'Clean and grease the seat. Look which side of the race faces the bearing.' },
      { text: 'Choose the adapter that touches the race at its inner edge, not at the track.' },
      { text: 'Strike square and firmly until the race sits all round: the sound changes.' },
      { text: 'Hold it against the light: there is no gap between race and fork.' },
    ],
    standards: ['steerer-1-iso', 'steerer-1-jis', 'steerer-1-1-8', 'steerer-tapered'],
  },
  {
    id: 'cut-a-steerer',
    name: 'Cut a steerer and set a star nut',
    summary: 'Measured twice, cut once; and a carbon steerer never gets a star nut.',
    said: ['star nut', 'install star nut', 'steerer nut', 'top cap nut', 'cut steerer'],
    tools: [
      {
        name: 'Star nut setter',
        does: 'Drives the nut in straight, to its depth.',
        called: ['star nut setter'],
      },
      { name: 'Hacksaw with a guide', does: 'Cuts the steerer square.', called: ['hacksaw', 'saw guide'] },
      { ...hammer, does: 'Strikes the setter.' },
      { name: 'Flat file', does: 'Takes the burr off.', called: ['flat file'], owned: true, general: true },
    ],
    parts: [{ name: 'Star nut', does: 'Has the inner diameter of the steerer.', called: ['star nut'] }],
    steps: [
      { text: 'Assemble fork, headset, spacers and stem, and mark the steerer at the upper edge.' },
      {
        text: 'Take the fork out. Cut 3 mm below the mark, so that the top cap presses on the stem and not on the steerer.',
      },
      { text: 'Use a guide. For carbon, use a fine blade, wet the dust, and do not breathe it.' },
      { text: 'File the edges smooth, outside and inside.' },
      {
        text: 'Steel or aluminium: drive the star nut in, about 15 mm below the edge. Carbon: clamp an expander in by hand.',
      },
      { text: 'Assemble, take the play out with the top cap, and tighten the stem.' },
    ],
    standards: ['steerer-1-1-8', 'steerer-tapered', 'steerer-1-iso', 'steerer-1-jis'],
  },
  {
    id: 'fit-handlebar-and-stem',
    name: 'Fit handlebar and stem',
    summary: 'Small bolts in light parts: here a torque wrench pays for itself.',
    said: [
      'tighten stem',
      'carbon bolt',
      'right torque',
      'not overtighten',
      'overtighten',
      'torque bolt',
      'stem bolt',
      'fit handlebar',
    ],
    tools: [
      {
        name: 'Torque wrench from 2 N·m',
        does: 'Clicks at the torque that is printed on the stem.',
        called: ['torque wrench'],
      },
      { ...hexKeys, does: 'Start the bolts: 4 or 5 mm.' },
    ],
    parts: [
      {
        name: 'Carbon paste',
        does: 'Lets carbon parts hold at a lower torque.',
        called: ['carbon paste', 'assembly paste'],
      },
    ],
    steps: [
      { text: 'Read the torque on the stem and on the handlebar. The lower one counts.' },
      { text: 'Clean the clamping faces. Use paste for carbon, and grease for the bolts only.' },
      { text: 'Take the play out of the headset with the top cap first, while the stem is loose.' },
      { text: 'Line the stem up with the wheel, and tighten its bolts in turns.' },
      { text: 'Put the bar in its middle. Tighten the face plate crosswise so that the gaps stay equal.' },
      { text: 'Hold the wheel between your knees, and try whether the bar can be turned.' },
    ],
    standards: ['steerer-1-1-8', 'steerer-tapered'],
  },
  {
    id: 'fit-a-seatpost',
    name: 'Fit a seatpost that stays up',
    summary: 'A seatpost slips when its diameter is wrong, or when it is dry or greasy in the wrong way.',
    said: ['slipping seatpost', 'saddle slip', 'seatpost clamp'],
    tools: [
      {
        name: 'Digital calliper',
        does: 'Measures the post to a tenth of a millimetre.',
        called: ['digital calliper'],
        general: true,
      },
      { ...hexKeys, does: 'Turn the bolt of the clamp: 4 or 5 mm.' },
      { ...torqueWrenchTo(7), does: 'Keeps the clamp within its maker’s torque.' },
    ],
    parts: [
      { name: 'Saddle clamp', does: 'Has the outer diameter of the seat tube.', called: ['saddle clamp'] },
      { ...grease, does: 'For posts of metal; carbon takes a paste instead.' },
    ],
    steps: [
      { text: 'Mark the height with tape, loosen the clamp, and pull the post out with turns.' },
      { text: 'Measure its diameter below the mark of the lowest position.' },
      { text: 'Clean tube and post. Grease metal; use carbon paste where post or frame is of carbon.' },
      { text: 'Put the post in at least as deep as its mark and the frame’s maker ask for.' },
      {
        text: 'Turn the slot of the clamp to the slot of the frame as its maker says, and tighten to the printed torque.',
      },
    ],
    standards: ['seatpost-27-2', 'seatpost-30-9', 'seatpost-31-6'],
  },
]
