import { flushCompileCache } from 'node:module'
import { printablePicture } from './printable-picture.ts'
import { reEncode } from './re-encode.ts'
import { reEncodeProduct } from './re-encode-product.ts'

/**
 * Program of the decoding process: decodes the file named by its first argument, as the second one says, and sends the
 * result to its parent.
 */
const [, , file = '', use = ''] = process.argv

// Only the parent limits the time, so a decoder whose parent was killed must not go on alone. Threads of the library
// may be busy, and an orderly exit would wait for them.
const end = () => process.kill(process.pid, 'SIGKILL')
process.once('disconnect', end)
if (!process.connected) end()

const decode = { product: reEncodeProduct, print: printablePicture }[use] ?? reEncode
process.send?.(await decode(file), () => {
  // The first decoder leaves its compiled code to the later ones, which then load in half the time.
  flushCompileCache()
  process.disconnect()
})
