/** Texts of the family of a product, in its form and in lists. */
export const familyTexts = {
  title: 'Family',
  lead: 'Products that differ in one or two values only, such as lengths of a cable, are one card in lists. The page of each shows the others to choose from.',
  family: 'Name of the family',
  familyHint: 'The same name joins products. Choose one from the list, or begin a new one. Empty: no family.',
  axes: 'Members differ by',
  first: 'Members differ by',
  second: 'And by',
  axesHint: 'Keys of the specification above. Each member has another value there.',
  choose: 'Choose a key',
  none: 'Nothing else',
  joins: (members: number, keys: string) =>
    `${members === 1 ? '1 product is' : `${members} products are`} in this family. Members differ by ${keys}.`,
  use: 'Take over',
  further: 'Add a further member',
} as const
