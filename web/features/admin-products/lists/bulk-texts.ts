const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`

/** Texts of changes to several products at once. */
export const bulkTexts = textsOf(products)

/** The same of parts. */
export const partBulkTexts = textsOf(parts)

function textsOf(counted: (count: number) => string) {
  return {
    hide: {
      label: 'Hide',
      confirm: (count: number) =>
        `${counted(count)} will be hidden. Visitors cannot book them; their orders stay.`,
      done: (count: number) => `${counted(count)} hidden`,
    },
    show: {
      label: 'Show in the shop',
      confirm: (count: number) => `${counted(count)} will be in the shop, drafts too.`,
      done: (count: number) => `${counted(count)} in the shop`,
    },
    delete: {
      label: 'Delete',
      confirm: (count: number) =>
        `${counted(count)} will be deleted. Orders for them stay as they are. Under Changes you can undo each.`,
      done: (count: number) => `${counted(count)} deleted`,
    },
  } as const
}
