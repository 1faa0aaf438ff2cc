import { open } from 'node:fs/promises'

/** How files begin, in Latin-1: a dot stands for any byte. `ftyp` begins HEIC too, which is found out later. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/s, /^RIFF.{4}WEBP/s, /^GIF8[79]a/, /^.{4}ftyp/s]

/** Whether a file begins as one of the formats does that we decode. Its name and declared type mean nothing. */
export async function beginsAsPicture(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const text = buffer.toString('latin1', 0, bytesRead)
    return beginnings.some((beginning) => beginning.test(text))
  } finally {
    await handle.close()
  }
}
