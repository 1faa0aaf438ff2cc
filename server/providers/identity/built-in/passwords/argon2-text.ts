/** A stored Argon2id hash with its cost. */
export interface Argon2Hash {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

/** How every hash of this kind begins. */
export const argon2Prefix = '$argon2id$'

/** Only Argon2id of version 1.3 (RFC 9106), as the PHC string format writes it. */
const format =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/

/** Writes a hash in the PHC string format, so that its cost can rise later and other programs can read it. */
export function argon2Text({ memory, passes, parallelism, salt, tag }: Argon2Hash): string {
  return `${argon2Prefix}v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Reads a hash in the PHC string format; undefined for any other text. */
export function readArgon2Text(text: string): Argon2Hash | undefined {
  const [, memory, passes, parallelism, salt, tag] = format.exec(text) ?? []
  if (salt === undefined || tag === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
