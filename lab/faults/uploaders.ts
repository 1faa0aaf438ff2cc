import { setTimeout as wait } from 'node:timers/promises'
import { sharp } from '../../server/providers/images/picture-library.ts'

/** An upload that the shop has acknowledged. */
export interface AcknowledgedUpload {
  readonly picture: number
  readonly url: string
}

interface Uploading {
  readonly origin: string
  /** The ID token, which authorises uploads. */
  readonly proof: string
}

/** Uploads pictures one by one; repeats an upload without an answer, as a browser does. */
export class Uploader {
  readonly acknowledged: AcknowledgedUpload[] = []
  /** Answers that an upload does not expect, such as a 500. */
  readonly wrong: string[] = []
  #picture: number

  /** @param first the number of its first picture, so that no two uploaders have the same pictures. */
  constructor(first: number) {
    this.#picture = first
  }

  /** The picture of the current upload, which may already be stored without an answer. */
  get picture(): number {
    return this.#picture
  }

  /** Continues until the shop does not answer, or `isOver` after an upload; returns whether an answer is missing. */
  async upload(shop: Uploading, isOver: () => boolean): Promise<boolean> {
    while (!isOver()) {
      const answer = await send(shop, await drawPicture(this.#picture))
      if (!answer) return true
      const { status, text } = answer
      if (status === 503) await wait(100)
      else if (status === 200) {
        const { data } = JSON.parse(text) as { readonly data: { readonly url: string } }
        this.acknowledged.push({ picture: this.#picture, url: data.url })
        this.#picture += 1
      } else {
        this.wrong.push(`${status} ${text.slice(0, 200)}`)
        return true
      }
    }
    return false
  }
}

/** Draws a picture that is different for each number: coarse noise, which is fast to draw and to read. */
export async function drawPicture(picture: number): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [24, 16]
  const noise = Buffer.alloc(width * height * 3)
  for (let index = 0; index < noise.length; index += 1)
    noise[index] = Math.imul(index + 1, 2_654_435_761 + picture * 40_503) >>> 24
  noise.writeUInt32BE(picture)
  const side = 250 + (picture % 3) * 150
  const drawn = await sharp(noise, { raw: { width, height, channels: 3 } })
    .resize(side, Math.round(side / 1.5))
    .jpeg({ quality: 95 })
    .toBuffer()
  return Buffer.from(drawn)
}

async function send({ origin, proof }: Uploading, picture: Buffer<ArrayBuffer>) {
  const body = new FormData()
  body.set('image', new Blob([picture]), 'picture.jpg')
  try {
    const headers = { authorization: `Bearer ${proof}` }
    const answer = await fetch(`${origin}/images`, { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    // fetch reports a refused or broken connection as a TypeError.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
