import { counted } from '../../../ui/values/counts.ts'
import type { Formats } from '../../../ui/values/formats.ts'

/** Texts of changes to several products at once. */
export const bulkTexts = textsOf('product')

/** The same texts for parts. */
export const partBulkTexts = textsOf('part')

function textsOf(noun: string) {
  return {
    hide: {
      label: 'Hide',
      confirm: (formats: Formats, count: number) =>
        `${counted(formats, count, noun)} will be hidden. Visitors cannot book them; their orders stay.`,
      done: (formats: Formats, count: number) => `${counted(formats, count, noun)} hidden`,
    },
    show: {
      label: 'Show in the shop',
      confirm: (formats: Formats, count: number) =>
        `${counted(formats, count, noun)} will be shown in the shop, drafts included.`,
      done: (formats: Formats, count: number) => `${counted(formats, count, noun)} in the shop`,
    },
    delete: {
      label: 'Delete',
      confirm: (formats: Formats, count: number) =>
        `${counted(formats, count, noun)} will be deleted. Orders for them stay as they are. Under Changes you can undo each.`,
      done: (formats: Formats, count: number) => `${counted(formats, count, noun)} deleted`,
    },
  } as const
}
