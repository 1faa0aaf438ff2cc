import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import { compileCacheFolder } from '../../platform/compile-cache.ts'
import type { Picture, PrintablePicture, ProductPictures } from './image-host.ts'

const program = join(import.meta.dirname, 'decoding-process.ts')
const defaultTimeoutMs = 30_000

/**
 * Re-encodes an uploaded file in a separate process, as `reEncode` does. Decoders are large C libraries that process
 * untrusted input: a crash affects no request, the process's environment lacks the shop's secrets, and its memory is
 * freed (docs/decisions/0008). Costs about 100 ms.
 *
 * @param withinMs the time limit; with so few pixels, only an overloaded machine is that slow.
 * @throws when the process cannot be started.
 */
export function reEncodeApart(file: string, withinMs = defaultTimeoutMs): Promise<Outcome<Picture>> {
  return decodeApart([file], withinMs)
}

/** Re-encodes a product's picture in a separate process, as `reEncodeProduct` does. */
export function reEncodeProductApart(
  file: string,
  withinMs = defaultTimeoutMs,
): Promise<Outcome<ProductPictures>> {
  return decodeApart([file, 'product'], withinMs)
}

/** Makes a PNG for a printed paper in a separate process, as `printablePicture` does. */
export function printablePictureApart(
  file: string,
  withinMs = defaultTimeoutMs,
): Promise<Outcome<PrintablePicture>> {
  return decodeApart([file, 'print'], withinMs)
}

function decodeApart<Result>(args: readonly string[], withinMs: number): Promise<Outcome<Result>> {
  return new Promise((resolve, reject) => {
    const decoder = fork(program, args, {
      env: { TMPDIR: tmpdir(), NODE_COMPILE_CACHE: compileCacheFolder },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: withinMs,
      killSignal: 'SIGKILL',
    })
    // The program sends no other message.
    decoder.once('message', (outcome) => resolve(outcome as Outcome<Result>))
    decoder.once('error', reject)
    // Follows the message. Without a message the decoder crashed.
    decoder.once('disconnect', () => resolve(refused(decoder.killed ? 'BUSY' : 'IMAGE_DAMAGED')))
  })
}
