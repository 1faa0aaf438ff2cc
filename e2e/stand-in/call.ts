/** What the stand-in was asked, as it understood it. */
export interface Call {
  readonly method: string
  /** As it stood in the request line, nothing decoded. */
  readonly address: string
  /** The parts of the path, decoded. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  readonly contentType: string | undefined
  /** The bearer token, if there was one. */
  readonly token: string | undefined
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown
}

/** A status and what is sent as JSON; without a body nothing is sent. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
}

/** The fields of a body; none when it is no object. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
