import { AsyncLocalStorage } from 'node:async_hooks'
import type { LanguageTag } from '../../contract/languages/languages.ts'

/** Attributes of a span. */
export type Attributes = Readonly<Record<string, string | number>>

/** A span that has begun but not ended. */
export interface RunningSpan {
  /** Ends the span. An error marks it as failed, by the error's name only, because a message may quote user input. */
  end(result?: { readonly attributes?: Attributes; readonly error?: string | undefined }): void
}

/** The context of all code that runs for one request, so that its log lines and spans belong together. */
export interface RequestContext {
  readonly requestId: string
  /** The client's network address. */
  readonly address: string
  /** The open span; undefined without tracing. */
  readonly span: RunningSpan | undefined
  /** The language of the page that sent the request, from its header `Content-Language`; undefined without one. */
  readonly language?: LanguageTag | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Returns the request for which this code runs; undefined in a job. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore()
}

/** Runs work for a request, with all work that it starts. */
export function runForRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage.run(context, work)
}

/** Runs work whose sentences are in a language, for a request whose address names that language. */
export function inLanguageOfPage<Value>(language: LanguageTag, work: () => Value): Value {
  const { requestId = '', address = '', span } = storage.getStore() ?? {}
  return storage.run({ requestId, address, span, language }, work)
}

/** Runs work whose sentences are in English, whatever the request's language. */
export function inEnglish<Value>(work: () => Value): Value {
  return storage.exit(work)
}

/** Runs work that belongs to no request, even if a request started it. */
export function outsideRequests(work: () => void): void {
  storage.exit(work)
}
