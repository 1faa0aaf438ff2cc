import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Fields of a request in the log besides method, route and status (ASVS 16.2.1). */
interface RequestNotes {
  /** The number of the account that calls; never its email or name. */
  readonly account?: string
  readonly refused?: ErrorCode
}

const notes = new WeakMap<FastifyRequest, RequestNotes>()

/** Adds to what the line of a request in the log will say. */
export function noteRequest(request: FastifyRequest, added: RequestNotes): void {
  notes.set(request, { ...notes.get(request), ...added })
}

/** Returns what was noted of a request. */
export function notesOf(request: FastifyRequest): RequestNotes | undefined {
  return notes.get(request)
}
