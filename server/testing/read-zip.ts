import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const stored = 0

/** Returns the files of a small ZIP file, by name and in their order (APPNOTE 6.3, sections 4.3.12 and 4.3.16). */
export function readZip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(endSignature).buffer))
  if (end < 0) throw new Error('This is no whole ZIP file')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20))
    files.set(name, bytes.readUInt16LE(at + 10) === stored ? content : inflateRawSync(content))
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32)
  }
  return files
}
