import { rag } from './general-needs.ts'
import type { Job, JobNeed } from './job.ts'

const tyreLevers: JobNeed = {
  name: 'Tyre levers',
  does: 'Lift the bead over the edge of the rim.',
  called: ['tyre lever'],
  owned: true,
}
const pump: JobNeed = {
  name: 'Floor pump',
  does: 'Seats the bead and gives the pressure, with a gauge.',
  called: ['floor pump'],
  owned: true,
}
const beadJack: JobNeed = {
  name: 'Tyre bead jack',
  does: 'Lifts the last piece of a tight bead over the rim.',
  called: ['tyre bead jack'],
}
const sealant: JobNeed = {
  name: 'Tyre sealant',
  does: 'Closes the pores of the tyre and small holes.',
  called: ['tyre sealant', 'tubeless sealant'],
}

/** Jobs at tyres and tubes. */
export const tyreJobs: readonly Job[] = [
  {
    id: 'mend-a-puncture',
    name: 'Mend a puncture with a tube',
    summary: 'Find what made the hole before you put a new tube in, or it makes the next one.',
    said: ['flat tyre', 'puncture', 'punctured', 'flat repair'],
    tools: [tyreLevers, pump],
    parts: [
      {
        name: 'Inner tube',
        does: 'Has the width of the tyre and the valve of the rim.',
        called: ['inner tube'],
      },
      {
        name: 'Patch kit',
        does: 'Closes a hole of a few millimetres.',
        called: ['patch kit', 'repair patch'],
        owned: true,
      },
    ],
    steps: [
      { text: 'Let all air out, and push the bead of the tyre off the edge of the rim all round.' },
      { text: 'Lift the bead with a lever opposite to the valve, and pull the tube out.' },
      {
        text: 'Pump the tube up, and listen or feel where it leaks. Compare the place with the tyre and the rim tape.',
      },
      { text: 'Run your fingers along the inside of the tyre with care, and take out what is stuck in it.' },
      { text: 'Roughen, glue and wait; then press the patch on. Or take a new tube.' },
      {
        text: 'Pump the tube up a little, lay it in, and press the bead over the rim by hand. Finish at the valve.',
      },
      {
        text: 'Check that the tube is nowhere between bead and rim, then pump. Never exceed what tyre and rim allow.',
      },
    ],
    standards: ['valve-presta', 'valve-schrader'],
  },
  {
    id: 'change-a-tyre',
    name: 'Change a tyre',
    summary: 'Most tyres go on by hand, if the bead lies in the middle of the rim on the other side.',
    said: ['change tyre', 'tyre off', 'remove tyre', 'take tyre off'],
    tools: [tyreLevers, beadJack, { ...pump, general: true }],
    parts: [
      {
        name: 'Tyre',
        does: 'Has the bead seat of the rim, and a width that frame and rim allow.',
        called: ['tyre'],
        general: true,
      },
    ],
    steps: [
      { text: 'Let the air out, and push both beads into the middle of the rim.' },
      { text: 'Lift one bead over the edge opposite to the valve, and go round.' },
      { text: 'Look for the arrow on the new tyre that shows the direction of travel.' },
      { text: 'Put the first bead on, lay the tube in, and begin the second bead opposite to the valve.' },
      {
        text: 'Press the bead into the middle of the rim all round: this gains the last centimetres at the valve.',
      },
      { text: 'If it is still tight, use a bead jack rather than a lever, which pinches the tube.' },
      { text: 'Pump, and check that the line on the tyre runs evenly along the rim.' },
    ],
    standards: ['valve-presta', 'valve-schrader'],
  },
  {
    id: 'set-up-tubeless',
    name: 'Set up a tubeless tyre',
    summary: 'An airtight rim, a valve of its own and sealant take the place of the tube.',
    said: ['go tubeless', 'tubeless setup', 'convert tubeless', 'set up tubeless'],
    tools: [
      {
        ...pump,
        general: true,
        does: 'Gives much air at once; some tyres need a tank or a compressor to seat.',
      },
      {
        name: 'Valve core remover',
        does: 'Unscrews the core, so that air and sealant pass.',
        called: ['valve core remover', 'valve core tool'],
      },
      { ...tyreLevers, general: true },
    ],
    parts: [
      {
        name: 'Tubeless valve',
        does: 'Closes the hole of the rim with a rubber cone.',
        called: ['tubeless valve'],
      },
      { name: 'Tubeless rim', does: 'Has a bead seat that holds the tyre without a tube.', called: ['rim'] },
      {
        name: 'Rim tape for tubeless tyres',
        does: 'Closes the spoke holes.',
        called: ['rim tape', 'tubeless tape'],
      },
      { ...sealant },
    ],
    steps: [
      { text: 'Clean the rim with alcohol, and tape it tightly with an overlap at the valve.' },
      { text: 'Pierce the tape at the valve hole, and pull the valve in with its nut, by hand.' },
      { text: 'Put the tyre on, and bring both beads close to the edge. Soapy water helps them to slide.' },
      { text: 'Unscrew the valve core, and pump fast until the beads snap into their seats.' },
      { text: 'Let the air out, fill the sealant in through the valve, and screw the core in.' },
      {
        text: 'Pump up, turn and shake the wheel so that the sealant reaches every place, and ride at once.',
      },
    ],
    standards: ['valve-presta', 'valve-schrader'],
  },
  {
    id: 'mend-a-tubeless-puncture',
    name: 'Mend a tubeless puncture',
    summary: 'What the sealant cannot close, a plug closes from outside, without taking the tyre off.',
    said: ['tubeless puncture', 'tubeless plug', 'plug tyre', 'tubeless leak'],
    tools: [
      {
        name: 'Tubeless plug tool',
        does: 'Pushes a rubber plug into the hole.',
        called: ['tubeless plug', 'tubeless repair kit'],
      },
      pump,
      { ...rag, does: 'Wipes the sealant away.' },
    ],
    parts: [sealant],
    steps: [
      { text: 'Turn the hole to the bottom and wait a minute: the sealant may close it alone.' },
      { text: 'Take out the thorn or the glass, and push the plug in at once, with its ends left outside.' },
      { text: 'Pull the tool out, and cut the ends of the plug down to a few millimetres.' },
      { text: 'Pump up, and turn the wheel so that sealant reaches the plug.' },
      { text: 'A cut longer than a plug is wide needs a patch inside, or a tube to get home.' },
    ],
    standards: ['valve-presta', 'valve-schrader'],
  },
]
