interface SourceText {
  readonly path: string
  readonly text: string
}

/** A call that stores a value under its first argument. */
const stores = /(?<!function )\b(?:writeStored|keptInBrowser)\((\w+)(\(?)/g

/** Returns the storage keys of pages (`writeStored`, `keptInBrowser`), or the keys' prefixes, each with its file. */
export function keysInBrowser(
  files: readonly SourceText[],
): readonly (readonly [key: string, path: string])[] {
  const pages = files.filter(({ path }) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path))
  const constants = new Map(
    pages.flatMap(({ text }) =>
      [...text.matchAll(/\bconst (\w+) = '([^']+)'/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  )
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(stores)].map(([, name = '', isCall]) => {
      // A key with a variable part begins with a word: `payment:${orderId}`.
      const made = new RegExp(`\\b(?:const|function) ${name}\\b[^\`]*\`([\\w-]+)`).exec(text)?.[1]
      const own = new RegExp(`\\bconst ${name} = '([^']+)'`).exec(text)?.[1]
      return [(isCall ? made : (own ?? constants.get(name))) ?? `unknown: ${name}`, path] as const
    }),
  )
}

/** Returns keys that the text for customers does not mention, as "key (path)". */
export function findUnnamedKeys(files: readonly SourceText[], markdown: string): string[] {
  const named = [...markdown.matchAll(/`([\w-]+):?`/g)].map(([, name = '']) => name)
  const missing = keysInBrowser(files).filter(([key]) => !named.includes(key))
  return [...new Set(missing.map(([key, path]) => `${key} (${path})`))]
}
