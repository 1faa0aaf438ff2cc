import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals texts that the database stores and only the shop may read, such as secrets that it signs with. */
export interface SealedTexts {
  seal(text: string): string
  /** Returns the text; undefined if another secret sealed it, or it was changed. */
  open(sealed: string): string | undefined
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Seals with a key made from the shop's secret, so that a copy of the database alone does not tell the texts. */
export function sealedTexts(secret: string): SealedTexts {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'truewheel sealed texts', 32))
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
        return Buffer.concat(opened).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
