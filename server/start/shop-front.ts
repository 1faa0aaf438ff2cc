import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/read-settings.ts'
import type { Pages } from '../pages/renderer.ts'

/** Where a shop's pages come from, and how browsers reach it. */
export interface ShopFront {
  loadPages(): Promise<Pages>
  /** Mounts the files that pages load. */
  mountFiles(app: FastifyInstance): Promise<void>
  /** Opens the mounted app to browsers. */
  listen(app: FastifyInstance, settings: Settings): Promise<void>
  /** The sources change while the shop runs: responses are not cached, and pages may run Vite's client. */
  readonly isDevelopment: boolean
}
