// Serves the shop from its sources, on one port. Pages change while they are open; the server restarts when its code
// changes. A mistake is shown on the page and in the terminal, and the process keeps running.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { createServer as createVite, type InlineConfig, normalizePath, type Plugin } from 'vite'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import { loadEnvironment } from '../../server/config/load-environment.ts'
import { translatedModules } from '../translated-modules.ts'
import { baseOf, DevPages } from './dev-pages.ts'
import { DevShop, readDevSettings } from './dev-shop.ts'
import { mistakeOf, mistakePage } from './mistake.ts'
import { reactRefreshModule } from './react-refresh.ts'
import { ServerModules } from './server-modules.ts'

const root = join(import.meta.dirname, '../..')
/** Files that neither pages nor the server load. Watching them takes time at each start. */
const unwatched =
  /^(?:checks|data|deploy|dist|docs|e2e|lab|sample-shop\/(?:pictures|studio))(?:\/|$)|\.test\.tsx?$/
const environment = loadEnvironment()
const modules = new ServerModules(root)

const server = createServer()
const common = {
  root,
  appType: 'custom',
  // Modules are read beside each other, not one after the other.
  environments: { ssr: { dev: { preTransformRequests: true } } },
  server: {
    middlewareMode: true,
    hmr: { server },
    cors: false,
    watch: { ignored: (path: string) => unwatched.test(normalizePath(relative(root, path))) },
  },
} as const satisfies InlineConfig
const vite = await createVite({ ...common, plugins: [reactRefreshModule(), restartOnChange()] })
const pages = new DevPages(vite, modules, startLanguage)
const shop = new DevShop(modules, pages, environment)

server.on('request', (request, response) => {
  // The build copies the sample's pictures to the addresses that pages use.
  if (request.url?.startsWith('/pictures/')) request.url = `/sample-shop${request.url}`
  pages.viteOf(request.url).middlewares(request, response, () => void answer(request, response))
})
const { host, port } = await readDevSettings(modules, environment)
server.listen(port, host)
await once(server, 'listening')
await restart()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, report)

/** Starts the Vite server of a language beside English, with addresses and optimized packages of its own. */
function startLanguage(tag: LanguageTag) {
  return createVite({
    ...common,
    base: baseOf(tag),
    cacheDir: `${vite.config.cacheDir}-${tag}`,
    plugins: [reactRefreshModule(), translatedModules(tag)],
  })
}

/** Answers requests that Vite does not handle: with the shop, or with the error that prevents its start. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const app = await shop.server()
  const isPage = request.headers.accept?.includes('text/html') === true
  const found = app === undefined ? { mistake: shop.mistake, vite } : isPage && (await pages.mistake())
  if (app !== undefined && !found) app.emit('request', request, response)
  else if (found)
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
      .end(mistakePage(found.mistake, found.vite.config.base))
}

function restartOnChange(): Plugin {
  return {
    name: 'truewheel-restart',
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (this.environment.name !== 'ssr') return
        const isServerCode = modules.change(file)
        if (!isServerCode && shop.mistake === undefined) return
        if (!isServerCode) modules.changeAll()
        void restart()
      },
    },
  }
}

/** Restarts the shop from its current sources. Open pages reload, or show the error. */
async function restart(): Promise<void> {
  await shop.restart()
  if (shop.mistake === undefined)
    for (const { environments } of pages.vites) environments.client.hot.send({ type: 'full-reload' })
  else report(shop.mistake)
}

function report(error: unknown): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  console.error(error)
  for (const { environments } of pages.vites)
    environments.client.hot.send({ type: 'error', err: mistakeOf(error) })
}

async function close(): Promise<void> {
  server.closeAllConnections()
  await shop.stop()
  await Promise.all(pages.vites.map((each) => each.close()))
  process.exit(0)
}
