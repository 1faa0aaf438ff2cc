/** What is wrong in a text of a page. */
export const textProblemTexts = {
  unknownPlaceholder: (found: string) => `${found} is not a placeholder. Choose one from the list.`,
  unsetPlaceholder: (found: string) =>
    `${found} has no value yet. Enter it under Settings, or write the words themselves.`,
  unknownCondition: (found: string) =>
    `The shop knows no condition "${found}". Correct the words after only=.`,
  languageNotOffered:
    'The shop does not offer this language. Choose one that it offers, or add it under Settings.',
  foreignPicture: (found: string) =>
    `The picture ${found} is not at the shop's image host. Upload it, then use its address.`,
}
