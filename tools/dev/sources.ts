import { join } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode } from 'vite'

/** Returns whether an entry imports one of the modules, directly or indirectly. Paths begin at the root. */
export function areImportedBy(
  root: string,
  entries: readonly string[],
  modules: readonly EnvironmentModuleNode[],
): boolean {
  const files = new Set<string | null>(entries.map((entry) => join(root, entry)))
  const seen = new Set<EnvironmentModuleNode>()
  const waiting = [...modules]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue
    if (files.has(module.file)) return true
    seen.add(module)
    waiting.push(...module.importers)
  }
  return false
}

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
