import { flushCompileCache } from 'node:module'
import { printablePicture } from './printable-picture.ts'
import { reEncode } from './re-encode.ts'
import { reEncodeProduct } from './re-encode-product.ts'

/**
 * Program of the decoding process: decodes the file named by its first argument, as its second argument says, and sends
 * the result to its parent.
 */
const [, , file = '', use = ''] = process.argv

// Only the parent limits the time, so the decoder must end when its parent was killed. A kill, because an orderly exit
// would wait for the library's threads.
const end = () => process.kill(process.pid, 'SIGKILL')
process.once('disconnect', end)
if (!process.connected) end()

const decode = { product: reEncodeProduct, print: printablePicture }[use] ?? reEncode
process.send?.(await decode(file), () => {
  // The first decoder stores its compiled code, so that later ones load in half the time.
  flushCompileCache()
  process.disconnect()
})
