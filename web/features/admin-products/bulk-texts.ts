const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`

/** Texts of changes to several products at once. */
export const bulkTexts = {
  hide: {
    label: 'Hide',
    confirm: (count: number) =>
      `${products(count)} will be hidden. Visitors cannot book them; their orders stay.`,
    done: (count: number) => `${products(count)} hidden`,
  },
  show: {
    label: 'Show in the shop',
    confirm: (count: number) => `${products(count)} will be in the shop, drafts too.`,
    done: (count: number) => `${products(count)} in the shop`,
  },
  delete: {
    label: 'Delete',
    confirm: (count: number) =>
      `${products(count)} will be deleted. Orders for them stay as they are. Under Changes you can undo each.`,
    done: (count: number) => `${products(count)} deleted`,
  },
} as const
