/** Why an import cannot be applied or undone, with the names of the products. */
export const importRefusalTexts = {
  nothingToApply: 'The file changes nothing, so there is nothing to apply.',
  names: (names: string) => `${names} and others`,
  outdated: (products: string) =>
    `Since the file was compared, these products were changed, sold or deleted: ${products}. Nothing was changed. Compare the file again.`,
  outdatedSinceImport: (products: string) =>
    `Since the import, these products were changed, sold or deleted: ${products}. Nothing was changed. Change them by hand, or undo those changes first.`,
  recordsOutdated: (name: string) =>
    `Since the file was compared, “${name}” was changed or deleted here. Nothing was changed. Compare the file again.`,
  skusTaken: (products: string) =>
    `Other products have the SKUs of these by now: ${products}. Nothing was changed. Compare the file again, or change those products first.`,
  gtinsTaken: (products: string) =>
    `Other products have the GTINs of these by now: ${products}. Nothing was changed. Compare the file again, or change those products first.`,
  familyAxes: (families: string) =>
    `After this, the members of these families would not have the same familyAxes: ${families}. Nothing was changed. Write the same ones for all members of a family.`,
  familyValues: (families: string) =>
    `After this, two members of these families would have the same values: ${families}. Nothing was changed. Write different specs for them, or take one out of its family.`,
  makersGone: (products: string) =>
    `The makers of these products are deleted by now: ${products}. Nothing was changed. Add the makers again, then compare the file again.`,
}
