import { reEncode } from './re-encode.ts'

/** Program of the decoding process: decodes the file named by its argument and sends the result to its parent. */
const [, , file = ''] = process.argv
process.send?.(await reEncode(file), () => process.disconnect())
