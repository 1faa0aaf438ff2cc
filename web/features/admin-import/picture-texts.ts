import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'

interface PictureCounts {
  readonly all: number
  readonly fetched: number
  readonly failed: number
}

/** Texts of the pictures that a file names at another shop. */
export const importPictureTexts = {
  title: 'Pictures',
  found: (formats: Formats, { all, fetched }: PictureCounts, hosts: readonly string[]) =>
    fetched === 0
      ? `${counted(formats, all, 'picture')} at ${hosts.join(', ')}`
      : `${wholeNumber(formats, fetched)} of ${counted(formats, all, 'picture')} fetched from ${hosts.join(', ')}`,
  agree:
    'The shop copies them if you want that, so that its pages load nothing from the other shop. The file is compared again afterwards, with the pictures. Products without a picture come in as drafts.',
  fetch: (formats: Formats, count: number) => `Fetch ${counted(formats, count, 'picture')}`,
  again: 'Try the failed ones again',
  fetching: 'Fetching the pictures',
  progress: (formats: Formats, done: number, all: number) =>
    `${wholeNumber(formats, done)} of ${counted(formats, all, 'picture')} done. You can leave this page meanwhile.`,
  stop: 'Stop',
  failed: (formats: Formats, count: number) =>
    `${counted(formats, count, 'picture')} could not be fetched. The import goes on without ${count === 1 ? 'it' : 'them'}.`,
  inRow: (formats: Formats, row: number) => `Row ${wholeNumber(formats, row)}:`,
  list: { loading: 'Loading the failed pictures', notLoaded: 'The failed pictures did not load.' },
} as const
