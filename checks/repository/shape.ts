const mostLines = 300

/** Data has no subject to keep to, and a migration stays as it was written. */
const mayBeLong = /^sample-shop\/|^server\/data\/migrations\//

interface SourceText {
  readonly path: string
  readonly text: string
}

/** Files with more lines of code than one subject needs; blank lines and comments do not count. */
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

/** Folders whose name says nothing, and files that only pass on what others export. */
export function findShapelessPlaces(paths: readonly string[]): string[] {
  return paths.filter(
    (path) => /(^|\/)(utils?|helpers?|common|misc)\//.test(path) || /(^|\/)index\.(tsx?|mjs|js)$/.test(path),
  )
}

/** A path that begins with a folder and goes on after a slash, or with what `fileURLToPath` is for. */
const gluedPath =
  /`\$\{[^`}]*(?:dir|dirname|folder|root|home|cwd\(\)|tmpdir\(\))\}\/|import\.meta\.url\)\.pathname|(?:dir|dirname|folder|root|cwd\(\)|tmpdir\(\)) \+ ['"`]\//i

/** Files that put paths together as text: `node:path` knows how a system writes them. */
export function findGluedPaths(files: readonly SourceText[]): string[] {
  return files.filter(({ text }) => gluedPath.test(text)).map(({ path }) => path)
}
