import type { Formats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'

/** Texts of the page that changes the order of the board. */
export const boardTexts = {
  family: (name: string) => `Moves with its family: ${name}`,
  titles: { tool: 'Arrange products', part: 'Arrange parts' },
  link: 'Arrange products',
  notOffered: 'This shop cannot arrange its products.',
  lead: 'The shop shows them in this order. Drag one by its handle; or press Space on the handle, move it with the arrow keys and press Space again.',
  find: 'Find',
  findHint: 'Name of the product',
  found:
    'To drag products, empty the search field. A found product can still be moved to the top or to a place.',
  none: 'Nothing has this name.',
  loading: 'Loading the order',
  notLoaded: 'The order did not load.',
  notMoved: 'The product was not moved. It keeps its former place.',
  empty: 'There is nothing to arrange yet.',
  more: 'Show more',
  list: 'The order',
  drag: (name: string) => `Move ${name}`,
  draggable: 'movable',
  instructions:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down and Escape to leave it.',
  toTop: 'To the top',
  toPlace: 'To a place',
  of: (name: string) => ` ${name}`,
  place: 'Place',
  move: 'Move',
  cancel: 'Cancel',
  placeRequired: 'Enter a place, counted from 1.',
  pickedUp: (formats: Formats, name: string, place: number) =>
    `${name} is picked up from place ${wholeNumber(formats, place)}.`,
  over: (formats: Formats, name: string, place: number) =>
    `${name} is over place ${wholeNumber(formats, place)}.`,
  putDown: (formats: Formats, name: string, place: number) =>
    `${name} is put down at place ${wholeNumber(formats, place)}.`,
  left: (name: string) => `${name} stays where it was.`,
  moved: (formats: Formats, name: string, place: number) =>
    `${name} is at place ${wholeNumber(formats, place)} now.`,
} as const
