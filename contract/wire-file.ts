import * as z from 'zod/mini'

/** The body of a file: a Blob in the browser, a text where nothing saves it. */
export const wireFile = z.custom<Blob | string>((body) => body instanceof Blob || typeof body === 'string')

export const fileHeaders = z.object({
  'content-type': z.string(),
  /** The name under which it is saved. */
  'content-disposition': z.string(),
})
