/** The form of a key's values: a number with a unit, one of a few words, or free text. */
type SpecKind = 'number' | 'choice' | 'text'

/** The meaning of a key of a specification. */
export interface SpecKey {
  /** The displayed name. */
  readonly name: string
  /** The displayed unit; counts and texts have none. */
  readonly unit?: string
  readonly kind: SpecKind
  /** One sentence: what the value means and how to measure it. */
  readonly meaning: string
}

/** The built-in keys of specifications, from the general to the particular. */
export const specKeys: Readonly<Record<string, SpecKey>> = {
  'works-on': {
    name: 'Works on',
    kind: 'text',
    meaning:
      'The parts and standards for which the product is made; compare them with the marks on your part.',
  },
  limits: {
    name: 'Not for',
    kind: 'text',
    meaning: 'Parts and jobs that look alike but need another product.',
  },
  material: {
    name: 'Material',
    kind: 'choice',
    meaning: 'The material of the part that carries the load.',
  },
  finish: {
    name: 'Finish',
    kind: 'choice',
    meaning: 'The surface that protects the material from rust and wear.',
  },
  sizes: {
    name: 'Sizes',
    kind: 'text',
    meaning: 'All sizes that the product has, from the smallest to the largest.',
  },
  pieces: {
    name: 'Pieces',
    kind: 'number',
    meaning: 'The number of pieces in one package.',
  },
  'driven-by': {
    name: 'Driven by',
    kind: 'text',
    meaning: 'The wrench, key or hammer that moves the tool; measure its hexagon across the flats.',
  },
  drive: {
    name: 'Drive',
    kind: 'choice',
    meaning: 'The square that takes sockets, measured from one flat side to the opposite one.',
  },
  'jaw-width': {
    name: 'Jaw width',
    unit: 'mm',
    kind: 'number',
    meaning: 'The distance between the jaws: it equals the distance across the flats of the nut.',
  },
  thickness: {
    name: 'Thickness',
    unit: 'mm',
    kind: 'number',
    meaning: 'The thickness at the working end; measure it with a calliper.',
  },
  length: {
    name: 'Length',
    unit: 'mm',
    kind: 'number',
    meaning:
      'The length from end to end, without the head; of a spoke, from the inside of its bend to its end.',
  },
  'cable-end': {
    name: 'Cable end',
    kind: 'choice',
    meaning: 'The cast end that sits in the lever: compare its form with that of the old cable.',
  },
  colour: {
    name: 'Colour',
    kind: 'choice',
    meaning: 'The colour of the visible parts.',
  },
  diameter: {
    name: 'Diameter',
    unit: 'mm',
    kind: 'number',
    meaning:
      'The outer diameter at the widest place; of a ring that grips a part from outside, the inner one.',
  },
  'diameter-from': {
    name: 'Diameter from',
    unit: 'mm',
    kind: 'number',
    meaning: 'The smallest diameter that the tool takes; measure the part with a calliper.',
  },
  'diameter-to': {
    name: 'Diameter to',
    unit: 'mm',
    kind: 'number',
    meaning: 'The largest diameter that the tool takes; measure the part with a calliper.',
  },
  'pin-diameter': {
    name: 'Pin diameter',
    unit: 'mm',
    kind: 'number',
    meaning: 'The diameter of the pin at its tip.',
  },
  thread: {
    name: 'Thread',
    kind: 'text',
    meaning:
      'The outer diameter of the thread and its pitch, or its threads per inch; a thread gauge shows both.',
  },
  splines: {
    name: 'Splines or notches',
    kind: 'number',
    meaning: 'The number of splines or notches in one full turn; count them on the part.',
  },
  teeth: {
    name: 'Teeth',
    unit: 'teeth',
    kind: 'number',
    meaning: 'The number of teeth; it is often marked on the part.',
  },
  'teeth-from': {
    name: 'Teeth from',
    unit: 'teeth',
    kind: 'number',
    meaning: 'The teeth of the smallest sprocket.',
  },
  'teeth-to': {
    name: 'Teeth to',
    unit: 'teeth',
    kind: 'number',
    meaning: 'The teeth of the largest sprocket.',
  },
  speeds: {
    name: 'Speeds',
    unit: 'speed',
    kind: 'number',
    meaning: 'The number of sprockets at the rear wheel for which the part is made.',
  },
  'speeds-from': {
    name: 'Speeds from',
    unit: 'speed',
    kind: 'number',
    meaning: 'The fewest sprockets at the rear wheel with which the product works.',
  },
  'speeds-to': {
    name: 'Speeds to',
    unit: 'speed',
    kind: 'number',
    meaning: 'The most sprockets at the rear wheel with which the product works.',
  },
  links: {
    name: 'Links',
    unit: 'links',
    kind: 'number',
    meaning: 'The number of inner and outer links together; each is half an inch long.',
  },
  bcd: {
    name: 'Bolt circle',
    unit: 'mm',
    kind: 'number',
    meaning: 'The diameter of the circle through the middles of the bolt holes.',
  },
  holes: {
    name: 'Holes',
    unit: 'holes',
    kind: 'number',
    meaning: 'The number of holes for spokes or bolts.',
  },
  axle: {
    name: 'Axle',
    kind: 'text',
    meaning: 'The diameter of the axle and the distance between the inner faces of the dropouts.',
  },
  'axle-width-from': {
    name: 'Axle width from',
    unit: 'mm',
    kind: 'number',
    meaning:
      'The narrowest hub that the tool holds, measured between the outer faces of its locknuts or end caps.',
  },
  'axle-width-to': {
    name: 'Axle width to',
    unit: 'mm',
    kind: 'number',
    meaning:
      'The widest hub that the tool holds, measured between the outer faces of its locknuts or end caps.',
  },
  'wheel-size-from': {
    name: 'Wheel size from',
    unit: 'in',
    kind: 'number',
    meaning: 'The smallest wheel that the tool takes, by the name of its size.',
  },
  'wheel-size-to': {
    name: 'Wheel size to',
    unit: 'in',
    kind: 'number',
    meaning: 'The largest wheel that the tool takes, by the name of its size.',
  },
  'bead-seat': {
    name: 'Bead seat diameter',
    unit: 'mm',
    kind: 'number',
    meaning: 'The diameter on which the tyre sits: the last number of a marking such as 28-622.',
  },
  'inner-width': {
    name: 'Inner width',
    unit: 'mm',
    kind: 'number',
    meaning: 'The distance between the inner walls of the rim, where the tyre sits.',
  },
  'tyre-width-from': {
    name: 'Tyre width from',
    unit: 'mm',
    kind: 'number',
    meaning: 'The narrowest tyre for which the part is made: the first number of a marking such as 28-622.',
  },
  'tyre-width-to': {
    name: 'Tyre width to',
    unit: 'mm',
    kind: 'number',
    meaning: 'The widest tyre for which the part is made: the first number of a marking such as 28-622.',
  },
  valve: {
    name: 'Valve',
    kind: 'choice',
    meaning:
      'The kind of valve: Presta is about 6 mm thick with a nut at its tip, Schrader is 8 mm as on cars.',
  },
  'valve-length': {
    name: 'Valve length',
    unit: 'mm',
    kind: 'number',
    meaning: 'The length of the stem from the tube or the rim bed to its tip.',
  },
  spindle: {
    name: 'Spindle diameter',
    unit: 'mm',
    kind: 'number',
    meaning: 'The outer diameter of the crank’s spindle, where it runs through the bearings.',
  },
  'torque-from': {
    name: 'Torque from',
    unit: 'N·m',
    kind: 'number',
    meaning: 'The smallest torque that the tool can be set to.',
  },
  'torque-to': {
    name: 'Torque to',
    unit: 'N·m',
    kind: 'number',
    meaning: 'The largest torque that the tool can be set to.',
  },
  accuracy: {
    name: 'Accuracy',
    unit: '%',
    kind: 'number',
    meaning: 'How far the tool may be from the true value, in either direction.',
  },
  'max-pressure': {
    name: 'Greatest pressure',
    unit: 'bar',
    kind: 'number',
    meaning: 'The highest pressure that the pump reaches; the tyre’s own limit is printed on its sidewall.',
  },
  'max-load': {
    name: 'Greatest load',
    unit: 'kg',
    kind: 'number',
    meaning: 'The heaviest bicycle that the stand may carry.',
  },
  'measuring-range': {
    name: 'Measuring range',
    unit: 'mm',
    kind: 'number',
    meaning: 'The longest distance that the tool measures.',
  },
  resolution: {
    name: 'Resolution',
    unit: 'mm',
    kind: 'number',
    meaning: 'The smallest step that the display or the scale shows.',
  },
}

/** Returns whether a key is built in, and therefore cannot be changed. */
export function isBuiltInKey(key: string): boolean {
  return Object.hasOwn(specKeys, key)
}
