import type { Formats } from '../ui/values/formats.ts'
import { wholeNumber } from '../ui/values/numbers.ts'
import { problems } from './problems.ts'

/** Texts that all admin lists share. */
export const listTexts = {
  notRefreshed: 'This list could not be refreshed.',
  nothingFound: 'Nothing found.',
  showAll: 'Show all',
  search: 'Search',
  sortBy: 'Sort by',
  tryAgain: problems.tryAgain,
  pages: 'Pages of this list',
  nextPage: 'Next page',
  firstPage: 'First page',
  columns: 'Columns',
  print: 'Print',
  printAll: (formats: Formats, most: number) => `Print all, up to ${wholeNumber(formats, most)}`,
  printLoaded: (rows: number) => `Loading… ${rows} rows`,
  printStop: 'Stop',
  printedFirst: (formats: Formats, rows: number) =>
    `These are the first ${wholeNumber(formats, rows)} rows. Narrow the list, or export it, for the others.`,
  asOf: 'As of',
  from: 'From',
  to: 'To',
  select: 'Select',
  allOnPage: 'All on this page',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear the selection',
  sure: 'Are you sure?',
  notNow: 'Not now',
  ofAll: (answered: number, all: number) => `${answered} of ${all}…`,
} as const

/** Returns the text for a page's number of rows: "25 users, more on the next page". */
export function countText(
  one: string,
  other = `${one}s`,
): (formats: Formats, rows: number, more: boolean) => string {
  return (formats, rows, more) =>
    `${wholeNumber(formats, rows)} ${rows === 1 ? one : other}${more ? ', more on the next page' : ''}`
}

/** Texts of the export of a list. */
export const exportTexts = {
  export: 'Export CSV',
  /** Read by screen readers; others see the browser's own progress. */
  begun: 'The download has begun. Your browser shows its progress.',
} as const
