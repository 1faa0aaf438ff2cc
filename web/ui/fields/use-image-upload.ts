import { useEffect, useRef, useState } from 'react'

/**
 * Uploads a file and resolves to the picture's address. Rejects with an error whose message is for the user, or with an
 * AbortError when the signal aborts.
 */
export type UploadFile = (
  file: File,
  watch: {
    readonly onProgress: (part: number) => void
    readonly signal: AbortSignal
    /** The purpose of the picture. */
    readonly purpose?: UploadPurpose
    /** Receives both forms of a product's picture, including the one at the address. */
    readonly onForms?: (forms: UploadedForms) => void
  },
) => Promise<string>

export type UploadPurpose = 'product' | 'other'

/** A product's picture as a photograph and cut out. */
export interface UploadedForms {
  readonly photograph?: { readonly url: string } | undefined
  readonly cutOut?: { readonly url: string; readonly outline: string | null } | undefined
}

export type UploadState =
  | { readonly status: 'idle' }
  /** `part`: the sent fraction, from 0 to 1. */
  | { readonly status: 'sending'; readonly part: number }
  /** `early`: the form was not submitted yet, so the person may be typing elsewhere. */
  | { readonly status: 'failed'; readonly message: string; readonly early?: boolean }

export interface ImageUpload {
  readonly state: UploadState
  /**
   * Uploads the picture and resolves to its address; null after a failure or a cancellation, which the field shows
   * itself. The same file is uploaded only once.
   */
  send(file: File): Promise<string | null>
  /** Uploads a chosen file before the form is submitted; `send` then joins this upload. */
  sendEarly?(file: File): void
  /** The forms of this file's uploaded picture, and which one the form sends. */
  readonly forms?: (UploadedForms & { readonly file: File; readonly chosen: string }) | undefined
  /** Makes the form send the other form of the uploaded picture. */
  choose?(url: string): void
  /** Cancels a running upload and clears the error, because another file was chosen. */
  clear(): void
}

const idle = { status: 'idle' } as const

/** Runs the upload of an ImageField. It starts on submit, or earlier, and is cancelled when the form unmounts. */
export function useImageUpload(upload: UploadFile, purpose: UploadPurpose = 'other'): ImageUpload {
  const [state, setState] = useState<UploadState>(idle)
  const running = useRef<AbortController>(undefined)
  const cached = useRef<{ readonly file: File; readonly url: string }>(undefined)
  const sending = useRef<{ readonly file: File; readonly url: Promise<string | null> }>(undefined)
  const [forms, setForms] = useState<ImageUpload['forms']>()
  /** True while no submit waits for the running upload. */
  const early = useRef(false)
  useEffect(() => () => running.current?.abort(), [])

  function send(file: File): Promise<string | null> {
    early.current = false
    return start(file)
  }

  function sendEarly(file: File): void {
    early.current = true
    void start(file)
  }

  function start(file: File): Promise<string | null> {
    if (cached.current?.file === file) return Promise.resolve(cached.current.url)
    if (sending.current?.file === file) return sending.current.url
    const url = sendNow(file).finally(() => {
      if (sending.current?.file === file) sending.current = undefined
    })
    sending.current = { file, url }
    return url
  }

  async function sendNow(file: File): Promise<string | null> {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next)
    }
    show({ status: 'sending', part: 0 })
    try {
      let received: UploadedForms | undefined
      const url = await upload(file, {
        signal,
        onProgress: (part) => show({ status: 'sending', part }),
        ...(purpose === 'product' && { purpose, onForms: (given: UploadedForms) => (received = given) }),
      })
      if (signal.aborted) return null
      cached.current = { file, url }
      setForms(received && { ...received, file, chosen: url })
      show(idle)
      return url
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      show({ status: 'failed', message, early: early.current })
      return null
    }
  }

  function choose(url: string): void {
    if (!cached.current || !forms) return
    cached.current = { file: cached.current.file, url }
    setForms({ ...forms, chosen: url })
  }

  function clear(): void {
    running.current?.abort()
    sending.current = undefined
    setForms(undefined)
    setState(idle)
  }
  return { state, send, sendEarly, clear, forms, choose }
}
