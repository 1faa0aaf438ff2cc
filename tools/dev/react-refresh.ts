import type { Plugin } from 'vite'

/** The address of the module that initialises React's fast refresh. */
export const reactRefresh = '/@dev/react-refresh'
/** The React plugin's own module. */
const runtime = JSON.stringify('/@react-refresh')

/**
 * Serves the React plugin's preamble as a module, because this shop has no index.html, and fast refresh must start
 * before React loads.
 */
export function reactRefreshModule(): Plugin {
  return {
    name: 'truewheel-react-refresh',
    resolveId: (id) => (id === reactRefresh ? id : null),
    load: (id) =>
      id === reactRefresh
        ? `import { injectIntoGlobalHook } from ${runtime}
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
        : null,
  }
}
