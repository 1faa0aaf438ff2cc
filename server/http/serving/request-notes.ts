import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Fields of a request in the log besides method, route and status (ASVS 16.2.1). */
interface RequestNotes {
  /** The id of the calling account; never its email or name. */
  readonly account?: string
  /** The id of the API key; never the key, its hash or its name. */
  readonly key?: string
  readonly refused?: ErrorCode
}

const notes = new WeakMap<FastifyRequest, RequestNotes>()

/** Adds fields to the log line of a request. */
export function noteRequest(request: FastifyRequest, added: RequestNotes): void {
  notes.set(request, { ...notes.get(request), ...added })
}

/** Returns the added fields of a request. */
export function notesOf(request: FastifyRequest): RequestNotes | undefined {
  return notes.get(request)
}
