/** Units of sizes, each with the spellings that follow a number. */
export const spellingsOfUnits: Readonly<Record<string, readonly string[]>> = {
  mm: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'mil'],
  cm: ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  m: ['m', 'meter', 'meters', 'metre', 'metres'],
  in: ['inch', 'inches', 'in'],
  speed: ['speed', 'speeds', 'spd', 'sp', 's'],
  tooth: ['teeth', 'tooth', 't'],
  nm: ['nm'],
  bar: ['bar', 'bars'],
  psi: ['psi'],
  kg: ['kg', 'kilo', 'kilos'],
  g: ['gram', 'grams', 'g'],
  ml: ['ml'],
  degree: ['degree', 'degrees', 'deg'],
  percent: ['percent'],
  hole: ['hole', 'holes', 'h'],
  bolt: ['bolt', 'bolts'],
  link: ['link', 'links'],
  notch: ['notch', 'notches'],
  spline: ['spline', 'splines'],
  c: ['c'],
  b: ['b'],
}

/** Units of whole numbers: pieces, and nominal sizes of tyres and wheels. */
const wholeUnits = new Set(['speed', 'tooth', 'hole', 'bolt', 'link', 'notch', 'spline', 'c', 'b'])

/** Returns whether a unit permits fractions. Counts and codes such as T25 do not. */
export function hasFractions(unit: string): boolean {
  return !unit.startsWith('#') && !wholeUnits.has(unit)
}

export const numberWords: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
    .map((word, index) => [word, index + 1] as const)
    .concat([
      ['thirteen', 13],
      ['sixteen', 16],
      ['twenty', 20],
    ]),
)
