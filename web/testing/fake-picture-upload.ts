import type { UploadFile } from '../ui/fields/use-image-upload.ts'

/** The uploads of a test: what was sent, and how the next ones end. */
export const uploads = {
  sent: [] as File[],
  /** Answers the address, or throws what the field then says. */
  answer: async (): Promise<string> => '/images/new.webp',
}

/** Uploads a picture as the test says. */
export const fakeUpload: UploadFile = async (file, { signal }) => {
  uploads.sent.push(file)
  const url = await uploads.answer()
  signal.throwIfAborted()
  return url
}

/** No uploads yet; the next ones succeed. */
export function freshUploads(): void {
  uploads.sent = []
  uploads.answer = async () => '/images/new.webp'
}
