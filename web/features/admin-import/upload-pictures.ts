import type { SentPicture } from '../../../contract/catalogue/imports.ts'
import { ApiError } from '../../api/api-error.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import type { UploadFile } from '../../ui/fields/use-image-upload.ts'

/** A picture whose upload failed, and the reason. */
export interface FailedPicture {
  readonly name: string
  readonly message: string
}

interface Uploaded {
  readonly pictures: readonly SentPicture[]
  readonly failed: readonly FailedPicture[]
}

interface Uploading {
  readonly upload: UploadFile
  readonly signal: AbortSignal
  /** Receives the number of finished pictures. */
  readonly onDone: (done: number) => void
}

/** Parallel uploads; few, because the shop re-encodes each picture. */
const atOnce = 3

/** The image host accepts a limited number of pictures per minute from one address. */
const pauseMs = 10_000

/** Uploads the pictures of an import, a few in parallel. A retry sends only the failed ones. */
export class PictureUploads {
  readonly #addresses = new Map<File, string>()

  async send(files: readonly File[], { upload, signal, onDone }: Uploading): Promise<Uploaded> {
    const failed: FailedPicture[] = []
    const waiting = files.filter((file) => !this.#addresses.has(file))
    let done = files.length - waiting.length
    onDone(done)
    const sendNext = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        try {
          this.#addresses.set(file, await uploadPatiently(file, upload, signal))
        } catch (error) {
          if (signal.aborted) return
          failed.push({ name: file.name, message: failureSentence(error) })
        }
        done += 1
        onDone(done)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendNext))
    signal.throwIfAborted()
    const pictures = files.flatMap((file) => {
      const img = this.#addresses.get(file)
      return img === undefined ? [] : [{ name: file.name, img }]
    })
    return { pictures, failed }
  }
}

/** Uploads a file, and waits and retries while the host's limit is reached. */
async function uploadPatiently(file: File, upload: UploadFile, signal: AbortSignal): Promise<string> {
  for (;;) {
    try {
      return await upload(file, { signal, onProgress: () => undefined, purpose: 'product' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
    }
  }
}
