const lists = {
  and: new Intl.ListFormat('en-GB'),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
} as const

/** Writes a list as a sentence has it: "a, b and c". */
export function listed(names: readonly string[], word: keyof typeof lists): string {
  return lists[word].format(names)
}

/** Writes a name as it stands inside a sentence. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
