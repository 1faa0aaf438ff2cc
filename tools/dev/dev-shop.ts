import type { Server } from 'node:http'
import type { Settings } from '../../server/config/read-settings.ts'
import type { ShopFront } from '../../server/start/shop-front.ts'
import type { RunningShop } from '../../server/start/start-shop.ts'
import type { DevPages } from './dev-pages.ts'
import type { ServerModules } from './server-modules.ts'

/** Entry files of a start, as paths from the root. */
const serverEntries = {
  log: '/server/platform/log.ts',
  settings: '/server/config/read-settings.ts',
  shop: '/server/start/start-shop.ts',
  welcome: '/server/start/welcome.ts',
  cards: '/sandbox/cards/mount.ts',
  google: '/sandbox/google/mount.ts',
} as const

type ServerCode = {
  log: typeof import('../../server/platform/log.ts')
  settings: typeof import('../../server/config/read-settings.ts')
  shop: typeof import('../../server/start/start-shop.ts')
  welcome: typeof import('../../server/start/welcome.ts')
  cards: typeof import('../../sandbox/cards/mount.ts')
  google: typeof import('../../sandbox/google/mount.ts')
}

/** The shop's server, which restarts when its code changes. */
export class DevShop {
  readonly #modules: ServerModules
  readonly #pages: DevPages
  readonly #environment: Readonly<Record<string, string | undefined>>
  #running: RunningShop | undefined
  #app: Server | undefined
  #isWelcomed = false
  #isDue = false
  /** Settles when no start is in progress. A failed start leaves its reason in `mistake`. */
  #settled: Promise<void> = Promise.resolve()
  #mistake: unknown

  constructor(
    modules: ServerModules,
    pages: DevPages,
    environment: Readonly<Record<string, string | undefined>>,
  ) {
    this.#modules = modules
    this.#pages = pages
    this.#environment = environment
  }

  /** Why the last start failed; undefined after a success. */
  get mistake(): unknown {
    return this.#mistake
  }

  /** Returns the server that accepts requests, once no start is in progress; undefined after a failed start. */
  async server(): Promise<Server | undefined> {
    await this.#settled
    return this.#app
  }

  /** Starts the shop, or restarts it from the current sources. Changes during a start cause one more. */
  restart(): Promise<void> {
    this.#isDue = true
    this.#settled = this.#settled.then(async () => {
      if (!this.#isDue) return
      this.#isDue = false
      await this.stop()
      await this.#start().then(
        () => {
          this.#mistake = undefined
        },
        (error: unknown) => {
          this.#mistake = error
        },
      )
    })
    return this.#settled
  }

  async stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    this.#app = undefined
    await running?.stop()
  }

  async #start(): Promise<void> {
    const code = await this.#load()
    const settings = code.settings.readSettings(this.#environment)
    const log = code.log.createLog('warn')
    const sandboxes = { cards: code.cards.mountCardSandbox, demoGoogle: code.google.mountDemoGoogle }
    this.#running = await code.shop.startShop(settings, log, sandboxes, this.#front())
    if (this.#isWelcomed) return
    this.#isWelcomed = true
    code.welcome.printWelcome(settings, this.#running, process.stdout, log)
  }

  async #load(): Promise<ServerCode> {
    const names = Object.entries(serverEntries)
    const loaded = await Promise.all(
      names.map(async ([name, path]) => [name, await this.#modules.load(path)] as const),
    )
    // Each module has its file's type.
    return Object.fromEntries(loaded) as unknown as ServerCode
  }

  /** Receives requests from the process's own server, which stays open while the shop restarts. */
  #front(): ShopFront {
    return {
      isDevelopment: true,
      loadPages: () => this.#pages.load(),
      // Vite serves these files.
      mountFiles: async () => undefined,
      listen: async (app) => {
        await app.ready()
        this.#app = app.server
      },
    }
  }
}

/** Reads the settings with which the shop starts. */
export async function readDevSettings(
  modules: ServerModules,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Settings> {
  const { readSettings } = (await modules.load(serverEntries.settings)) as ServerCode['settings']
  return readSettings(environment)
}
