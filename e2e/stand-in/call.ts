/** A request to the stand-in. */
export interface Call {
  readonly method: string
  /** The URL of the request line, not decoded. */
  readonly address: string
  /** The parts of the path, decoded. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string | undefined
  /** The bearer token, if any. */
  readonly token: string | undefined
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown
}

/** A status and an optional JSON body. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
}

/** Returns the fields of a body; none if it is not an object. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
