import { AsyncLocalStorage } from 'node:async_hooks'

/** Attributes of a span. */
export type Attributes = Readonly<Record<string, string | number>>

/** A span that has begun and not ended. */
export interface RunningSpan {
  /** Ends it. An error marks it as failed, by its name only: a message may quote what a person typed. */
  end(result?: { readonly attributes?: Attributes; readonly error?: string | undefined }): void
}

/** The context of all code that runs for one request, so that its log lines and spans belong together. */
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
