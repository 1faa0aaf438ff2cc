/** Texts of the dialog that keeps products on a list of the order pad. */
export const keepTexts = {
  heading: 'Keep on a list',
  what: (lines: string, count: number) => (count === 1 ? '1 product' : `${lines} products`),
  loading: 'Loading your lists',
  notLoaded: 'Your lists did not load.',
  list: 'List',
  newList: 'A new list',
  ofCompany: (name: string) => `${name} (company)`,
  name: 'Name of the list',
  nameHint: 'For example “Spring order”.',
  share: (company: string) => `Share it with everyone who buys for ${company}`,
  keep: 'Keep',
  keeping: 'Keeping…',
  cancel: 'Cancel',
  kept: (name: string) => `Kept on “${name}”`,
} as const
