const mostLines = 300

/** Data has no single subject, a migration must not change, and a tool writes the lists of translations. */
const mayBeLong = /^sample-shop\/(?!studio\/)|^server\/data\/migrations\/|^languages\/\w+\/server\.ts$/

/** Biome breaks code at this length, but leaves comments unchanged. */
const longestComment = 120

interface SourceText {
  readonly path: string
  readonly text: string
}

/** Returns files with too many lines of code; blank lines and comments do not count. */
export function findLongFiles(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path }) => !mayBeLong.test(path))
    .map(({ path, text }) => ({ path, lines: linesOfCode(text) }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines of code`)
}

function linesOfCode(text: string): number {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length
}

/** Returns files in folders with a meaningless name. */
export function findShapelessPlaces(paths: readonly string[]): string[] {
  return paths.filter((path) => /(^|\/)(utils?|helpers?|common|misc)\//.test(path))
}

/** A folder followed by a slash in a string, or the pathname of a file URL. */
const gluedPath =
  /`\$\{[^`}]*(?:dir|dirname|folder|root|home|cwd\(\)|tmpdir\(\))\}\/|import\.meta\.url\)\.pathname|(?:dir|dirname|folder|root|cwd\(\)|tmpdir\(\)) \+ ['"`]\//i

/** Returns files that build paths as strings. They should use `node:path`, which knows each system's syntax. */
export function findGluedPaths(files: readonly SourceText[]): string[] {
  return files.filter(({ text }) => gluedPath.test(text)).map(({ path }) => path)
}

const product = /^(contract|domain|server|web|sandbox|sample-shop|standards|tools|e2e)\//

/**
 * Returns places that spread an object literal into an object or an element, which only saves lines, as "path:line".
 */
export function findSpreadLiterals(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path }) => product.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (/\.\.\.\(?\{/.test(line) ? [`${path}:${index + 1}`] : [])),
    )
}

/** Returns comment lines that are too long to read beside another file, as "path:line". */
export function findLongComments(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path }) => !mayBeLong.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.length > longestComment && /^\s*(?:\/\/|\/?\*)/.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    )
}
