import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Writes the URL of each loaded module into the file of `LOADED_MODULES`, one per line. Imported before the shop's own
 * code.
 */
const file = process.env.LOADED_MODULES
if (file === undefined) throw new Error('LOADED_MODULES names no file')

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`)
    return nextLoad(url, context)
  },
})
