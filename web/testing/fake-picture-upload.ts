import type { UploadedForms, UploadFile } from '../ui/fields/use-image-upload.ts'

/** The uploads of a test: the sent files, and the result of the next uploads. */
export const uploads = {
  sent: [] as File[],
  /** Returns the address, or throws the error that the field shows. */
  answer: async (): Promise<string> => '/images/new.webp',
  /** The forms of the next products' pictures; undefined for a shop that makes none. */
  forms: undefined as UploadedForms | undefined,
}

/** Uploads a picture with the test's result. */
export const fakeUpload: UploadFile = async (file, { signal, onForms }) => {
  uploads.sent.push(file)
  const url = await uploads.answer()
  signal.throwIfAborted()
  if (uploads.forms) onForms?.(uploads.forms)
  return url
}

/** Clears the uploads and makes the next ones succeed. */
export function freshUploads(): void {
  uploads.sent = []
  uploads.answer = async () => '/images/new.webp'
  uploads.forms = undefined
}
