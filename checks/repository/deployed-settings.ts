/** Variables of a deployment that are not settings of the shop. */
const others = new Set(['NODE_ENV'])

/** How each kind of file sets a variable of the shop. */
const assignments: readonly { readonly file: RegExp; readonly pattern: RegExp }[] = [
  { file: /\.service$/, pattern: /^Environment=(\w+)=/gm },
  { file: /Containerfile$/, pattern: /(?<=^ENV .*?)\b([A-Z][A-Z_]+)=/gm },
  { file: /kubernetes\.yaml$/, pattern: /\{ name: ([A-Z_]+), value:/g },
  { file: /compose\.yaml$/, pattern: /^ {4}([A-Z][A-Z_]+):/gm },
]

/** Returns variables in a file of deploy/ that the shop does not know. */
export function findUnknownSettings(path: string, text: string, known: readonly string[]): string[] {
  return settingsIn(path, text).filter((name) => !known.includes(name) && !others.has(name))
}

/** Returns the shop's variables that a file of deploy/ sets. */
export function settingsIn(path: string, text: string): string[] {
  const { pattern } = assignments.find(({ file }) => file.test(path)) ?? {}
  return pattern === undefined ? [] : [...text.matchAll(pattern)].map(([, name = '']) => name)
}

/** Returns the health check addresses that a file of deploy/ uses. */
export function probesIn(text: string): string[] {
  return [...text.matchAll(/(?:httpGet: \{ path: |http:\/\/127\.0\.0\.1:3000)(\/\w+)/g)].map(
    ([, path = '']) => path,
  )
}
