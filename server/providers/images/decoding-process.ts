import { reEncode } from './re-encode.ts'

/** The program of the process that decodes one file, named by its argument, and tells its parent what it made. */
const [, , file = ''] = process.argv
process.send?.(await reEncode(file), () => process.disconnect())
