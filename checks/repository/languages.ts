/** Modules whose names end in `texts.ts` although they hold no texts of ours: they are about the texts of an owner. */
const aboutTexts = new Set([
  'contract/shop/texts.ts',
  'server/http/shop/texts.ts',
  'server/operations/texts/sample-texts.ts',
  'server/operations/texts/searched-texts.ts',
  'server/operations/texts/stored-texts.ts',
])

/** Returns the modules with texts of ours, which each language translates. */
export function textModules(files: readonly string[]): string[] {
  return files.filter(
    (path) =>
      /^(?:contract|domain|server|web)\//.test(path) &&
      /^web\/texts\/|(?:^|[/-])texts\.ts$/.test(path) &&
      !path.includes('.test.') &&
      !aboutTexts.has(path),
  )
}

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
