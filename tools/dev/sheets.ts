import type { DevEnvironment } from 'vite'

/** Returns the style sheets that a module imports, directly or indirectly, in the order of the imports. */
export function sheetsOf({ moduleGraph }: DevEnvironment, path: string): readonly string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (url: string) => {
    if (seen.has(url)) return
    seen.add(url)
    if (url.endsWith('.css')) sheets.add(url)
    for (const imported of moduleGraph.urlToModuleMap.get(url)?.transformResult?.deps ?? []) visit(imported)
  }
  visit(path)
  return [...sheets]
}
