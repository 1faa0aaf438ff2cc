import { useEffect, useRef, useState } from 'react'

/**
 * Uploads a file and answers the address of the picture. It rejects with an error whose message is for the
 * person, and with an AbortError when the signal says so.
 */
export type UploadFile = (
  file: File,
  watch: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<string>

export type UploadState =
  | { readonly status: 'idle' }
  /** `part`: how much has been sent, from 0 to 1. */
  | { readonly status: 'sending'; readonly part: number }
  | { readonly status: 'failed'; readonly message: string }

export interface ImageUpload {
  readonly state: UploadState
  /**
   * Uploads the picture and answers its address; null when that failed or was called off, which the field
   * says beside itself, so that a form has nothing to do then but to stop. The same file is sent once.
   */
  send(file: File): Promise<string | null>
  /** Calls off an upload that is under way and forgets what failed: another file was chosen. */
  clear(): void
}

const idle = { status: 'idle' } as const

/** The upload behind an ImageField: begun by the form that is submitted, called off when the form goes. */
export function useImageUpload(upload: UploadFile): ImageUpload {
  const [state, setState] = useState<UploadState>(idle)
  const running = useRef<AbortController>(undefined)
  const kept = useRef<{ readonly file: File; readonly url: string }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File): Promise<string | null> {
    if (kept.current?.file === file) return kept.current.url
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
      kept.current = { file, url }
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
