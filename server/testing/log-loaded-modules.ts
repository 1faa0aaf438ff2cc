import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Imported before a shop's own code, this writes the address of each module that is loaded into the file that
 * `LOADED_MODULES` names, a line each.
 */
const file = process.env.LOADED_MODULES
if (file === undefined) throw new Error('LOADED_MODULES names no file')

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`)
    return nextLoad(url, context)
  },
})
