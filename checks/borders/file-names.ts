const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d))?\.[a-z]+$/

/** Returns code files whose name is not kebab-case, because some file systems ignore case. */
export function findOddNames(paths: readonly string[]): string[] {
  return paths.filter((path) => !kebabCase.test(path.slice(path.lastIndexOf('/') + 1)))
}
