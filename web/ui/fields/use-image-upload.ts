import { useEffect, useRef, useState } from 'react'

/**
 * Uploads a file and resolves to the picture's address. Rejects with an error whose message is shown to the
 * person, or with an AbortError when the signal aborts.
 */
export type UploadFile = (
  file: File,
  watch: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<string>

export type UploadState =
  | { readonly status: 'idle' }
  /** `part`: how much was sent, from 0 to 1. */
  | { readonly status: 'sending'; readonly part: number }
  | { readonly status: 'failed'; readonly message: string }

export interface ImageUpload {
  readonly state: UploadState
  /**
   * Uploads the picture and resolves to its address, or to null after a failure or a cancellation; the field
   * shows the error itself, so the form only stops. The same file is uploaded once.
   */
  send(file: File): Promise<string | null>
  /** Cancels a running upload and clears the error: another file was chosen. */
  clear(): void
}

const idle = { status: 'idle' } as const

/**
 * Runs the upload of an ImageField: it starts when the form is submitted and is cancelled when the form
 * unmounts.
 */
export function useImageUpload(upload: UploadFile): ImageUpload {
  const [state, setState] = useState<UploadState>(idle)
  const running = useRef<AbortController>(undefined)
  const cached = useRef<{ readonly file: File; readonly url: string }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File): Promise<string | null> {
    if (cached.current?.file === file) return cached.current.url
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next)
    }
    show({ status: 'sending', part: 0 })
    try {
      const url = await upload(file, { signal, onProgress: (part) => show({ status: 'sending', part }) })
      if (signal.aborted) return null
      cached.current = { file, url }
      show(idle)
      return url
    } catch (error) {
      show({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
      return null
    }
  }

  function clear(): void {
    running.current?.abort()
    setState(idle)
  }
  return { state, send, clear }
}
