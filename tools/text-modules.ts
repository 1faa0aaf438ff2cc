/** Modules whose names end in `texts.ts` although they hold no texts of ours: they are about the texts of an owner. */
const aboutTexts = new Set([
  'contract/shop/texts.ts',
  'web/app/pages/dashboard/texts.ts',
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
