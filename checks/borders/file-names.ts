const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.(test|config))?\.[a-z]+$/

/** Code files whose name is not kebab-case, so that each name can be guessed and is the same on every system. */
export function findOddNames(paths: readonly string[]): string[] {
  return paths.filter((path) => !kebabCase.test(path.slice(path.lastIndexOf('/') + 1)))
}
