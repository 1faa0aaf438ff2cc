/** Addresses of the built files that a page loads. */
export interface PageAssets {
  readonly entry: string
  readonly css: readonly string[]
  /** Scripts and fonts to preload on every page. */
  readonly preload: readonly string[]
  /** Maps the source file of an on-demand part to its style sheets and scripts, imports first. */
  readonly modules?: Readonly<Record<string, readonly string[]>>
}

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** The manifest of a build, dist/client/.vite/en.json. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>

const entryModule = 'web/app/render/entry-client.tsx'

/** Reads the pages' files from the build's manifest. Throws when the entry is missing. */
export function assetsOf(manifest: BuildManifest): PageAssets {
  const everyPage = chunksOf(manifest, entryModule)
  const entry = everyPage.at(-1)
  if (!entry) throw new Error(`The build's manifest has no ${entryModule}`)
  const always = everyPage.slice(0, -1)
  const fonts = everyPage.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'))
  const modules = Object.keys(manifest).map((name): [string, string[]] => {
    const extra = chunksOf(manifest, name).filter((chunk) => !everyPage.includes(chunk))
    const styles = extra.toReversed().flatMap(({ css = [] }) => css)
    return [name, [...styles, ...extra.map(({ file }) => file)].map((file) => `/${file}`)]
  })
  return {
    entry: `/${entry.file}`,
    css: everyPage.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    preload: [...always.map(({ file }) => file), ...fonts].map((file) => `/${file}`),
    modules: Object.fromEntries(modules),
  }
}

/** Returns the chunks of a part, each once and after its imports. */
function chunksOf(manifest: BuildManifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [...(chunk.imports ?? []).flatMap((part) => chunksOf(manifest, part, seen)), chunk]
}
