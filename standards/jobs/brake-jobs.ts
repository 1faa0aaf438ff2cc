import { hexKeys, rag, torqueWrenchTo, torxKeys, wrenchOf } from './general-needs.ts'
import type { Job } from './job.ts'

/** Jobs at brakes, rotors, cables and hoses. */
export const brakeJobs: readonly Job[] = [
  {
    id: 'bleed-a-mineral-oil-brake',
    name: 'Bleed a brake with mineral oil',
    summary: 'A lever that feels soft, or reaches the bar, has air in its oil.',
    said: [
      'bleed brake',
      'spongy brake',
      'air in brake',
      'brake fluid',
      'soft brake',
      'mineral oil',
      'hydraulic brake',
    ],
    tools: [
      {
        name: 'Brake bleed kit for mineral oil',
        does: 'Pushes oil through from the calliper, and catches it at the lever.',
        called: ['brake bleed kit'],
      },
      { ...hexKeys, does: 'Take the pads out and hold the calliper.' },
      { ...wrenchOf(7), does: 'Opens the bleed nipple, where it is a hex.' },
    ],
    parts: [
      {
        name: 'Bleed block',
        does: 'Stands in for the pads, so that the pistons stay in.',
        called: ['bleed block'],
      },
      {
        name: 'Mineral oil of the brake’s maker',
        does: 'Fills the brake. DOT fluid would destroy its seals.',
        called: ['mineral oil'],
      },
      { ...rag, does: 'Catches what drips; no oil on pads or rotor.' },
    ],
    steps: [
      { text: 'Read on the lever which fluid the brake has. Mineral oil and DOT fluid are never mixed.' },
      { text: 'Take wheel and pads out, push the pistons back, and put the bleed block in.' },
      {
        text: 'Turn the lever so that its bleed port is the highest point, and screw the funnel or the syringe in.',
      },
      {
        text: 'Connect the full syringe to the calliper, open the nipple, and push oil up slowly until no bubbles come.',
      },
      { text: 'Close the nipple. Tap hose and calliper, and move the lever gently: the last bubbles rise.' },
      { text: 'Close the port at the lever without letting air in, and wipe everything with alcohol.' },
      { text: 'Put pads and wheel back, and pull the lever until it is firm. Test it before you ride.' },
    ],
    standards: [],
  },
  {
    id: 'replace-brake-pads',
    name: 'Replace disc brake pads',
    summary: 'Pads thinner than the maker allows grind on the rotor. Oil on them does not come off.',
    said: ['squeaky brake', 'squealing brake', 'brake worn', 'new brake pad', 'replace brake pad'],
    tools: [
      { ...hexKeys, does: 'Take the pin of the pads out.' },
      {
        name: 'Pad spreader',
        does: 'Pushes the pistons back without scratching them.',
        called: ['pad spreader', 'piston press'],
      },
      { ...torqueWrenchTo(12.4), does: 'Tightens the calliper’s bolts.' },
    ],
    parts: [
      {
        name: 'Disc brake pads',
        does: 'Have the shape of the old ones; compare the outline.',
        called: ['disc brake pad'],
      },
      {
        name: 'Rim brake pads',
        does: 'For rim brakes: have the holder’s shape and suit the rim’s material.',
        called: ['rim brake pad'],
      },
    ],
    steps: [
      { text: 'Take the wheel out, remove the clip, and pull the pin.' },
      { text: 'Push the pistons back with the old pads in place, then take the pads out with their spring.' },
      { text: 'Touch the new pads at their edges only, put the spring between them, and slide them in.' },
      { text: 'Put pin and clip back, and set the wheel in.' },
      {
        text: 'Loosen the calliper’s bolts, pull the lever, and tighten them while it is pulled.',
        torque: ['brake-caliper-bolts'],
      },
      { text: 'Bed the pads in: twenty firm stops from speed to walking pace, without locking the wheel.' },
    ],
    standards: ['brake-is-mount', 'brake-post-mount', 'brake-caliper-bolts'],
  },
  {
    id: 'fit-a-six-bolt-rotor',
    name: 'Fit a rotor with six bolts',
    summary: 'Six small bolts hold what stops you: a good key and an even torque matter.',
    said: ['rotor bolt', 'remove rotor', 'fit rotor', 'rotor tool'],
    tools: [
      {
        name: 'Torx key T25',
        does: 'Turns the bolts, which sit tight in their thread lock.',
        called: ['torx key'],
      },
      { ...torqueWrenchTo(6.2), does: 'Tightens the bolts to their torque.' },
    ],
    parts: [
      {
        name: 'Rotor with six bolts',
        does: 'Has the diameter that brake and frame are made for.',
        called: ['brake rotor'],
        general: true,
      },
    ],
    steps: [
      { text: 'Loosen all bolts by half a turn before you take the first one out.' },
      { text: 'Clean the face of the hub. Hold the rotor at its edge, with clean hands.' },
      {
        text: 'Put it on with its arrow in the direction of travel, and all bolts in by hand, with thread lock.',
      },
      { text: 'Tighten them crosswise in two rounds.', torque: ['rotor-six-bolt'] },
    ],
    standards: ['rotor-six-bolt', 'rotor-center-lock'],
  },
  {
    id: 'fit-a-center-lock-rotor',
    name: 'Fit a Center Lock rotor',
    summary: 'One lockring holds the rotor on splines. Its inner pattern takes the tool for cassettes.',
    said: ['center lock', 'centerlock', 'center lock rotor'],
    tools: [
      {
        name: 'Cassette lockring tool, 12 splines',
        does: 'Turns a lockring with inner splines.',
        called: ['cassette lockring tool'],
        fits: 'rotor-center-lock',
      },
      {
        name: 'Bottom bracket tool with 16 notches',
        does: 'Turns a lockring with outer notches, as hubs with thick axles have.',
        called: ['bottom bracket cup tool'],
        general: true,
      },
      { ...wrenchOf(25), does: 'Turns the lockring tool.' },
      { ...torqueWrenchTo(50), does: 'Tightens the lockring to its torque.' },
    ],
    parts: [
      { name: 'Center Lock rotor', does: 'Has the splines of the hub.', called: ['center lock rotor'] },
    ],
    steps: [
      {
        text: 'Look at the lockring: splines inside take the cassette tool, notches outside the bottom bracket tool.',
      },
      { text: 'Turn it anticlockwise, and slide the old rotor off.' },
      { text: 'Clean the splines, and slide the new rotor on with its arrow in the direction of travel.' },
      { text: 'Grease the lockring’s thread thinly, and start it by hand.' },
      { text: 'Tighten it.', torque: ['rotor-center-lock'] },
    ],
    standards: ['rotor-center-lock', 'rotor-six-bolt'],
  },
  {
    id: 'replace-a-cable',
    name: 'Replace a gear cable and its housing',
    summary: 'Stiff shifting is a dry cable far more often than a worn shifter.',
    said: [
      'trim cable',
      'frayed cable',
      'cut housing',
      'cut cable',
      'shorten cable',
      'wire snip',
      'replace cable',
    ],
    tools: [
      {
        name: 'Cable cutter',
        does: 'Cuts cable and housing square, without a frayed strand.',
        called: ['cable cutter'],
      },
      { ...hexKeys, does: 'Loosen the cable bolt: 4 or 5 mm.' },
    ],
    parts: [
      {
        name: 'Gear cable',
        does: 'Has the head that the shifter takes.',
        called: ['gear cable'],
        general: true,
      },
      {
        name: 'Housing with end caps',
        does: 'Leads the cable; gear housing is made differently from brake housing.',
        called: ['gear housing', 'cable housing'],
      },
    ],
    steps: [
      { text: 'Shift to the smallest sprocket, loosen the bolt, and cut the crimped end off.' },
      { text: 'Push the cable out of the shifter. Note where it runs.' },
      { text: 'Cut new housing as long as the old one, square, and open the liner with a pointed tool.' },
      { text: 'Push the new cable through shifter and housing, and seat all caps.' },
      {
        text: 'Pull the cable tight by hand and clamp it. Pull it hard once along the frame, and clamp it again.',
      },
      { text: 'Cut it 3 cm behind the bolt, crimp a cap on, and index the gears with the barrel adjuster.' },
    ],
    standards: [],
  },
  {
    id: 'route-a-cable-inside',
    name: 'Route a cable inside the frame',
    summary: 'A magnet leads what gravity does not.',
    said: [
      'internal cable',
      'cable through frame',
      'pull cable',
      'run cable',
      'fish cable',
      'hose through frame',
    ],
    tools: [
      {
        name: 'Internal cable routing kit',
        does: 'Pulls cable, housing or hose through the tubes.',
        called: ['internal cable routing kit'],
      },
      {
        name: 'Cable cutter',
        does: 'Cuts the end clean, so that the leader takes it.',
        called: ['cable cutter'],
        general: true,
      },
      { ...torxKeys, does: 'Open the covers of the ports, on many frames.' },
    ],
    parts: [],
    steps: [
      {
        text: 'Leave the old cable in, if there is one, and pull a leader in behind it. Then nothing has to be found.',
      },
      {
        text: 'Otherwise push the leader with its magnet in at one port, and lead it from outside with the strong magnet.',
      },
      { text: 'Catch it at the other port, and fasten the cable, the housing or the hose to it.' },
      { text: 'Pull evenly, and help at the entry. If it stops, go back a little and turn it.' },
      { text: 'Put foam over the housing where the frame has no inner tube, so that it does not rattle.' },
    ],
    standards: [],
  },
]
