/** Returns the names of a module's exported values. */
export function exportsOf(source: string): string[] {
  return [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)]
    .map(([, name]) => name ?? '')
    .sort()
}

/** Returns the names that a translation lacks, and those that its English module lacks. */
export function findUnequalExports(english: string, translated: string): string[] {
  const [expected, given] = [exportsOf(english), exportsOf(translated)]
  return [
    ...expected.filter((name) => !given.includes(name)).map((name) => `${name} has no translation`),
    ...given.filter((name) => !expected.includes(name)).map((name) => `${name} translates nothing`),
  ]
}
