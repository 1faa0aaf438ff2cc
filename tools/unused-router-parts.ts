import { normalizePath, type Plugin } from 'vite'

/**
 * Modules of react-router that only its framework mode calls: prefetching of its manifest's files, and instrumentation.
 * The bundler cannot know that, and they are 2 KB of the home page's 100.
 */
const unused = ['dom/ssr/links.js', 'router/instrumentation.js']

/** Replaces the functions of modules that this shop never uses by functions that do nothing. */
export function unusedRouterParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'truewheel-unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const part = unused.find((path) => normalizePath(id).endsWith(`/lib/${path}`))
        if (part === undefined) return null
        found.add(part)
        const [, names = ''] = /^export \{ ([^}]+) \};?$/m.exec(code) ?? []
        const functions = names.split(', ').map((name) => `export const ${name} = () => undefined`)
        return { code: functions.join('\n'), map: null }
      },
    },
    buildEnd() {
      const missing = unused.filter((part) => !found.has(part))
      if (missing.length > 0)
        this.error(`react-router has no ${missing.join(', ')} any more: look what replaces it.`)
    },
  }
}
