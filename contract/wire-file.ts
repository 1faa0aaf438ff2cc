import * as z from 'zod/mini'

/** The body of a file: a Blob in the browser, text elsewhere. */
export const wireFile = z.custom<Blob | string>((body) => body instanceof Blob || typeof body === 'string')

export const fileHeaders = z.object({
  'content-type': z.string(),
  /** The file name, for saving. */
  'content-disposition': z.string(),
})
