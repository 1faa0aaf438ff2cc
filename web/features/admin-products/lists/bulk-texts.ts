import { counted } from '../../../ui/values/counts.ts'

/** Texts of changes to several products at once. */
export const bulkTexts = textsOf('product')

/** The same texts for parts. */
export const partBulkTexts = textsOf('part')

function textsOf(noun: string) {
  return {
    hide: {
      label: 'Hide',
      confirm: (count: number) =>
        `${counted(count, noun)} will be hidden. Visitors cannot book them; their orders stay.`,
      done: (count: number) => `${counted(count, noun)} hidden`,
    },
    show: {
      label: 'Show in the shop',
      confirm: (count: number) => `${counted(count, noun)} will be shown in the shop, drafts included.`,
      done: (count: number) => `${counted(count, noun)} in the shop`,
    },
    delete: {
      label: 'Delete',
      confirm: (count: number) =>
        `${counted(count, noun)} will be deleted. Orders for them stay as they are. Under Changes you can undo each.`,
      done: (count: number) => `${counted(count, noun)} deleted`,
    },
  } as const
}
