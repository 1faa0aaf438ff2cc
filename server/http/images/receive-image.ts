import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { imageField, mostImageBytes, purposeField } from '../../../contract/images/images.ts'
import { type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import { newUploadFile } from '../../platform/upload-files.ts'

/** The size of the form without its file: boundaries, headers and a few fields. */
const maxFormOverhead = 16 * 1024
const limits = {
  fileSize: mostImageBytes,
  files: 2,
  fields: 8,
  parts: 10,
  fieldSize: 1024,
  headerPairs: 20,
}

class TooLarge extends Error {}

/**
 * Receives a form's picture into a temporary file, so that memory use stays constant, passes it to `use` with the
 * picture's purpose from the form, and always removes it. Refuses with IMAGE_TOO_LARGE as soon as possible, and with
 * IMAGE_MISSING for any other form.
 */
export async function receiveImage<Value>(
  request: FastifyRequest,
  use: (file: string, purpose: string | undefined) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > mostImageBytes + maxFormOverhead) return refused('IMAGE_TOO_LARGE')
  if (!request.isMultipart()) return refused('IMAGE_MISSING')
  const file = newUploadFile()
  try {
    const received = await receiveInto(file, request)
    return 'code' in received ? received : await use(file, received.purpose)
  } finally {
    await rm(file, { force: true })
  }
}

async function receiveInto(
  file: string,
  request: FastifyRequest,
): Promise<Refusal | { readonly purpose: string | undefined }> {
  let received = false
  let purpose: string | undefined
  try {
    for await (const part of request.parts({ limits })) {
      const isImage = part.fieldname === imageField
      if (part.type === 'field' && part.fieldname === purposeField) purpose = String(part.value)
      if (part.type === 'field' && !isImage) continue
      if (part.type === 'field') return refused('IMAGE_MISSING')
      if (!isImage || received) return stopAt(part)
      await write(part, file)
      received = true
    }
  } catch (error) {
    if (error instanceof TooLarge) return refused('IMAGE_TOO_LARGE')
    if (isServerError(error)) throw error
    return refused('IMAGE_MISSING')
  }
  return received ? { purpose } : refused('IMAGE_MISSING')
}

async function write({ file: upload }: MultipartFile, file: string): Promise<void> {
  // A body that arrives in one piece exceeds its limit before the event can be observed.
  if (upload.truncated) upload.destroy(new TooLarge())
  upload.once('limit', () => upload.destroy(new TooLarge()))
  await pipeline(upload, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

/** Refuses a second file, or one in another field, without reading further. */
function stopAt({ file }: MultipartFile): Refusal {
  file.destroy()
  return refused('IMAGE_MISSING')
}

/** Returns whether an error is the server's fault, such as a full disk; any other error means a malformed form. */
function isServerError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
