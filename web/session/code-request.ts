import { useEffect, useMemo, useState } from 'react'
import { isRecord } from '../api/is-record.ts'
import { useDraft, writeDraft } from '../forms/drafts.ts'

/** A code that this tab asked for and waits for; it survives a reload. */
export interface CodeRequest {
  readonly email: string
  /** Both instants are in milliseconds. From `againAt` on, another code may be asked for. */
  readonly askedAt: number
  readonly againAt: number
}

const key = 'sign-in-code'

/** As long as the provider accepts a code. */
const livesMs = 10 * 60_000

/** Returns what this tab waits for; undefined when it asked for no code, or too long ago. */
export function useCodeRequest(): CodeRequest | undefined {
  const stored = useDraft(key)
  const request = useMemo(() => requestOf(stored), [stored])
  const [expired, setExpired] = useState<CodeRequest>()
  useEffect(() => {
    if (!request) return
    const timer = setTimeout(() => setExpired(request), request.askedAt + livesMs - Date.now())
    return () => clearTimeout(timer)
  }, [request])
  return request === expired ? undefined : request
}

export function keepCodeRequest(request: CodeRequest): void {
  writeDraft(key, request)
}

export function dropCodeRequest(): void {
  writeDraft(key, undefined)
}

function requestOf(stored: unknown): CodeRequest | undefined {
  if (!isRecord(stored)) return undefined
  const { email, askedAt, againAt } = stored
  if (typeof email !== 'string' || typeof askedAt !== 'number' || typeof againAt !== 'number')
    return undefined
  return { email, askedAt, againAt }
}
