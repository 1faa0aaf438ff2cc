/** Two standards that people take for each other, and what tells them apart. */
export interface Lookalikes {
  readonly standards: readonly [one: string, other: string]
  readonly apart: string
}

const pressed =
  'A cup with EC or ZS in its name is pressed in; an integrated bearing (IS) is laid in by hand.'

/** Pairs of standards. A tool usually fits only one of a pair. */
export const lookalikes: readonly Lookalikes[] = [
  {
    standards: ['lockring-shimano-12-spline', 'freewheel-12-spline'],
    apart:
      'Turn the sprockets backwards: the splines of a cassette turn with them, those of a freewheel stand still.',
  },
  {
    standards: ['bb-bsa', 'bb-t47'],
    apart: 'The thread of T47 is 47 mm wide, that of BSA 1.37 in.',
  },
  {
    standards: ['bb-bsa', 'bb-french'],
    apart: 'The thread of BSA has 24 turns on an inch, the French one 1 mm from turn to turn.',
  },
  {
    standards: ['bb-bsa', 'bb-bb86'],
    apart: 'BSA cups are screwed in; BB86 cups are pressed into a shell without a thread.',
  },
  {
    standards: ['rotor-six-bolt', 'rotor-center-lock'],
    apart: 'Six bolts hold the one rotor, a single lockring holds the other.',
  },
  {
    standards: ['crank-square-taper', 'crank-hollowtech-2'],
    apart:
      'A square taper crank sits on one bolt of 8 mm, or with a head of 14 or 15 mm; a Hollowtech II crank is clamped by two bolts of 5 mm.',
  },
  { standards: ['headset-zs44', 'headset-is41'], apart: pressed },
  { standards: ['headset-zs44', 'headset-is42'], apart: pressed },
]
