import { vi } from 'vitest'

type Handler = ((event: unknown) => void) | null

/** A fake XMLHttpRequest whose progress, response and failures are controlled by the test. */
export class FakeUpload {
  static sent: FakeUpload[] = []
  readonly upload: { onprogress: Handler } = { onprogress: null }
  readonly headers: Record<string, string> = {}
  onload: Handler = null
  onerror: Handler = null
  ontimeout: Handler = null
  onabort: Handler = null
  status = 0
  responseText = ''
  target = ''
  form = new FormData()

  open(method: string, address: string): void {
    this.target = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(form: FormData): void {
    this.form = form
    FakeUpload.sent.push(this)
  }
  abort(): void {
    this.onabort?.(undefined)
  }
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ lengthComputable: total > 0, loaded, total })
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.(undefined)
  }
}

/** Replaces XMLHttpRequest with the fake; `vi.unstubAllGlobals` restores it. */
export function playUploads(): void {
  FakeUpload.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
}

/** Returns the latest upload. */
export function lastUpload(): FakeUpload {
  const last = FakeUpload.sent.at(-1)
  if (!last) throw new Error('Nothing was sent')
  return last
}
