import { dirname, join } from 'node:path/posix'

/** A file of the repository. */
export interface Document {
  readonly path: string
  readonly text: string
}

const fences = /^```[\s\S]*?^```$/gm

/** Returns the fragments of a document's headings, as GitHub makes them. */
export function fragmentsOf(markdown: string): string[] {
  const seen = new Map<string, number>()
  return [...markdown.replace(fences, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').toLowerCase()
    const fragment = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')
    const before = seen.get(fragment) ?? 0
    seen.set(fragment, before + 1)
    return before === 0 ? fragment : `${fragment}-${before}`
  })
}

/** Returns the files to which a document links, outside of code. `/tools` is a page of the shop. */
export function localLinksIn(markdown: string): string[] {
  const prose = markdown.replace(fences, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(?:[a-z]+:|\/)/.test(address))
}

/**
 * Returns links to files or headings that do not exist.
 *
 * @param paths every file and folder of the repository.
 */
export function findBrokenLinks(documents: readonly Document[], paths: ReadonlySet<string>): string[] {
  const fragments = new Map(documents.map(({ path, text }) => [path, fragmentsOf(text)]))
  return documents.flatMap(({ path, text }) =>
    localLinksIn(text)
      .filter((address) => {
        const [file = '', fragment] = address.split('#')
        const target = file === '' ? path : join(dirname(path), file).replace(/\/$/, '')
        if (!paths.has(target)) return true
        return fragment !== undefined && fragments.get(target)?.includes(fragment) !== true
      })
      .map((address) => `${path}: ${address}`),
  )
}

/** Returns documents and decisions that code or comments name and that do not exist. */
export function findMissingDocuments(files: readonly Document[], paths: ReadonlySet<string>): string[] {
  const decisions = new Set([...paths].map((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1]))
  return files.flatMap(({ path, text }) => {
    const named = [...text.matchAll(/\bdocs\/[\w/-]+\.md/g)].map(([name]) => name)
    const numbered = [...text.matchAll(/\b(?:docs\/decisions\/|[Dd]ecisions? )(\d{4})\b(?!-)/g)]
    return [
      ...named.filter((name) => !paths.has(name)),
      ...numbered.map(([, number = '']) => number).filter((number) => !decisions.has(number)),
    ].map((name) => `${path}: ${name}`)
  })
}
