/** Texts of the choice between the members of a family. */
export const familyChoiceTexts = {
  label: (family: string) => `Choose: ${family}`,
  inStock: (pieces: string) => `${pieces} in stock`,
  soldOut: 'Sold out',
} as const
