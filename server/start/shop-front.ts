import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/read-settings.ts'
import type { Pages } from '../pages/renderer.ts'

/** The source of a shop's pages, and the way for browsers to reach it. */
export interface ShopFront {
  loadPages(): Promise<Pages>
  /** Mounts the files that pages load. */
  mountFiles(app: FastifyInstance): Promise<void>
  /** Opens the mounted app to browsers. */
  listen(app: FastifyInstance, settings: Settings): Promise<void>
  /** Whether the sources change while the shop runs: responses are then not cached, and pages may run Vite's client. */
  readonly isDevelopment: boolean
}
