import type { Readable } from 'node:stream'

/** Resolves with the first group of a pattern once a program has printed it. Rejects if the program ends first. */
export function untilPrinted(stream: Readable, pattern: RegExp): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const found = pattern.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    stream.on('end', () => reject(new Error(`The program ended without printing ${pattern}:\n${printed}`)))
  })
}
