// Serves the shop from its sources, on one port. Pages change while they are open; the server restarts when its code
// changes. A mistake is shown on the page and in the terminal, and the process keeps running.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { createServer as createVite, normalizePath, type Plugin } from 'vite'
import { loadEnvironment } from '../../server/config/load-environment.ts'
import { DevPages } from './dev-pages.ts'
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
const vite = await createVite({
  root,
  appType: 'custom',
  // Modules are read beside each other, not one after the other.
  environments: { ssr: { dev: { preTransformRequests: true } } },
  plugins: [reactRefreshModule(), restartOnChange()],
  server: {
    middlewareMode: true,
    hmr: { server },
    cors: false,
    watch: { ignored: (path) => unwatched.test(normalizePath(relative(root, path))) },
  },
})
const pages = new DevPages(vite, modules)
const shop = new DevShop(modules, pages, environment)

server.on('request', (request, response) => {
  // The build copies the sample's pictures to the addresses that pages use.
  if (request.url?.startsWith('/pictures/')) request.url = `/sample-shop${request.url}`
  vite.middlewares(request, response, () => void answer(request, response))
})
const { host, port } = await readDevSettings(modules, environment)
server.listen(port, host)
await once(server, 'listening')
await restart()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, report)

/** Answers requests that Vite does not handle: with the shop, or with the error that prevents its start. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const app = await shop.server()
  const mistake = app === undefined ? shop.mistake : await mistakeInPages(request)
  if (app !== undefined && mistake === undefined) app.emit('request', request, response)
  else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(mistakePage(mistake))
}

async function mistakeInPages({ headers }: IncomingMessage): Promise<unknown> {
  if (headers.accept?.includes('text/html') !== true) return undefined
  return pages.refresh().then(
    () => undefined,
    (error: unknown) => error,
  )
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
  if (shop.mistake === undefined) vite.environments.client.hot.send({ type: 'full-reload' })
  else report(shop.mistake)
}

function report(error: unknown): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  console.error(error)
  vite.environments.client.hot.send({ type: 'error', err: mistakeOf(error) })
}

async function close(): Promise<void> {
  server.closeAllConnections()
  await shop.stop()
  await vite.close()
  process.exit(0)
}
