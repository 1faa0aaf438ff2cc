interface SourceFile {
  readonly path: string
  readonly text: string
}

const places = /^web\/(features|forms)\//
const rethrow = /!\(\w+ instanceof ApiError\)\) throw/

/**
 * Returns screens and forms that rethrow unexpected errors: if nothing awaits the promise, the screen shows no error.
 */
export function findRethrows(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => places.test(path) && !path.includes('.test.') && rethrow.test(text))
    .map(({ path }) => path)
}
