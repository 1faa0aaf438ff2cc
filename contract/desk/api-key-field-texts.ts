/** The messages about fields of an API key. */
export const apiKeyFieldTexts = {
  name: 'Enter a name that says what the key is for, for example “Label printer”.',
  operations: 'Choose at least one right.',
  /** @param id the technical name of an operation. */
  notForKeys: (id: string) => `No API key can have the right “${id}”. Choose from the list.`,
  end: 'Enter an end in the future, or none.',
}
