interface SourceFile {
  readonly path: string
  readonly text: string
}

const places = /^web\/(features|forms)\//
const rethrow = /!\(\w+ instanceof ApiError\)\) throw/

/**
 * Screens and forms that throw again what is no refusal of the shop. Where nobody waits for the promise, the person
 * reads nothing then.
 */
export function findRethrows(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => places.test(path) && !path.includes('.test.') && rethrow.test(text))
    .map(({ path }) => path)
}
