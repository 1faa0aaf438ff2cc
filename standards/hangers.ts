import { maintenancePros } from './sources.ts'
import { makersTorque, type StandardGroup } from './standard.ts'

const read = '2026-11-23'

export const hangers: StandardGroup = {
  id: 'hangers',
  name: 'Derailleur hangers',
  standards: [
    {
      id: 'hanger-m10',
      name: 'Hanger with M10 × 1 thread',
      alsoCalled: ['derailleur hanger', 'dropout hanger', 'M10 × 1'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [10], unit: 'mm' },
        { what: 'The distance from one thread to the next.', values: [1], unit: 'mm' },
        { what: 'The tightening torque of the derailleur’s bolt.', from: 7.9, to: 10, unit: 'N·m' },
      ],
      sources: [
        {
          title: 'Escape to the Pyrenees: At last, a universal derailleur hanger is coming',
          address: 'https://escapetothepyrenees.com/post/at-last-a-universal-derailleur-hanger-is-coming',
          read,
        },
        {
          title: 'Freth’s Recumbents: Rear derailleur tap',
          address: 'https://frethsrecumbents.blogspot.com/2009/05/rear-derailleur-tap.html',
          read,
        },
        {
          title: 'Village Cycle Center: Torque Specifications',
          address: 'https://villagecycle.com/how-to/torque-specifications-pg619.htm',
          read,
        },
        maintenancePros,
      ],
      disagreement: 'One page gives 7.9 to 9.6 N·m, the other 8 to 10 N·m.',
      note: `${makersTorque} The shape of the hanger differs from frame to frame.`,
    },
  ],
}
