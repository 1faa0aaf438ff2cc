import { AsyncLocalStorage } from 'node:async_hooks'

/** What a span says besides its name. */
export type Attributes = Readonly<Record<string, string | number>>

/** A span that has begun and not ended. */
export interface RunningSpan {
  /** Ends it. An error marks it as failed, by its name only: a message may quote what a person typed. */
  end(result?: { readonly attributes?: Attributes; readonly error?: string | undefined }): void
}

/** What all code knows that runs for one request, however deep: its log lines and its spans belong together. */
export interface RequestContext {
  readonly requestId: string
  /** The network address of the client. */
  readonly address: string
  /** The span that is open; undefined while nothing is traced. */
  readonly span: RunningSpan | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Returns the request that this code runs for; undefined in a job. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore()
}

/** Runs work, and all that it starts, for a request. */
export function runForRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage.run(context, work)
}

/** Runs work that belongs to no request, though one may have started it. */
export function outsideRequests(work: () => void): void {
  storage.exit(work)
}
