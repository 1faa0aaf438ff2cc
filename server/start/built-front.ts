import { join } from 'node:path'
import { mountFiles } from '../http/mount-files.ts'
import { loadPages } from '../pages/renderer.ts'
import type { ShopFront } from './shop-front.ts'
import { listenError, pagesError } from './start-error.ts'

const built = join(import.meta.dirname, '../../dist')

/** Serves the build of `npm run build` on the configured host and port. */
export const builtFront: ShopFront = {
  isDevelopment: false,
  loadPages: async () => {
    try {
      return await loadPages(built)
    } catch (error) {
      throw pagesError(error)
    }
  },
  mountFiles: (app) => mountFiles(app, join(built, 'client')),
  listen: async (app, { host, port }) => {
    try {
      await app.listen({ host, port })
    } catch (error) {
      await app.close()
      throw listenError(host, port, error)
    }
  },
}
