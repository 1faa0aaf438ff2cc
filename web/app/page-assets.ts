/** The files that a page needs from the browser's build, as addresses. */
export interface PageAssets {
  readonly entry: string
  readonly css: readonly string[]
  /** Scripts and fonts to fetch at once on every page. */
  readonly preload: readonly string[]
  /** Source file of a part that loads on demand → the scripts it needs. */
  readonly modules?: Readonly<Record<string, readonly string[]>>
}

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** The manifest that the build leaves in dist/client/.vite/manifest.json. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>

const entryModule = 'web/app/entry-client.tsx'
/** Faces that the first paint needs; others load when a text asks for them. */
const firstFonts = /\.woff2$/

/** Reads from the build's manifest what pages need. Throws when the entry is missing. */
export function assetsOf(manifest: BuildManifest): PageAssets {
  const entry = manifest[entryModule]
  if (!entry) throw new Error(`The build's manifest has no ${entryModule}`)
  const always = scriptsOf(manifest, entryModule)
  const fonts = (entry.assets ?? []).filter((file) => firstFonts.test(file))
  const modules = Object.keys(manifest).map((name): [string, string[]] => [
    name,
    scriptsOf(manifest, name).filter((file) => !always.includes(file)),
  ])
  return {
    entry: `/${entry.file}`,
    css: (entry.css ?? []).map((file) => `/${file}`),
    preload: [...always.slice(1), ...fonts.map((file) => `/${file}`)],
    modules: Object.fromEntries(modules),
  }
}

/** A part's own script first, then the scripts it imports, each once. */
function scriptsOf(manifest: BuildManifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((part) => scriptsOf(manifest, part, seen))]
}
