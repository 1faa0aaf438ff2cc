import { existsSync } from 'node:fs'
import { join, relative } from 'node:path/posix'
import { normalizePath, type Plugin } from 'vite'

/**
 * Builds the pages in a language: the translation of a module, `languages/<tag>/<path of the module>`, takes its place
 * wherever it is imported.
 */
export function translatedModules(tag: string): Plugin {
  let root = ''
  let sources = ''
  return {
    name: 'truewheel-translated-modules',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      sources = join(root, 'languages/en/')
    },
    resolveId: {
      filter: { id: /\.tsx?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found || found.external) return found
        const translation = join(root, 'languages', tag, relative(root, normalizePath(found.id)))
        // A translation may import what it translates, and languages/en/ names the source for other builds.
        const from = importer === undefined ? '' : normalizePath(importer)
        const isOwn = from === translation || from.startsWith(sources)
        return !isOwn && existsSync(translation) ? { ...found, id: translation } : found
      },
    },
  }
}
