import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import type { Picture } from './image-host.ts'

const program = join(import.meta.dirname, 'decoding-process.ts')
const mostMs = 30_000

/**
 * Makes the shop's own picture of an uploaded file in a process of its own, as `reEncode` does. Decoders are
 * large, written in C and fed by strangers: one that breaks takes no request with it, finds none of the shop's
 * secrets in its environment, and gives back all of its memory (docs/decisions/0008). It costs about 50 ms.
 *
 * @param withinMs after this time it is stopped: with so few pixels, only a machine at its limit is that slow.
 * @throws when the process cannot be started.
 */
export function reEncodeApart(file: string, withinMs = mostMs): Promise<Outcome<Picture>> {
  return new Promise((resolve, reject) => {
    const decoder = fork(program, [file], {
      env: { TMPDIR: tmpdir() },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: withinMs,
      killSignal: 'SIGKILL',
    })
    // The program sends nothing else.
    decoder.once('message', (outcome) => resolve(outcome as Outcome<Picture>))
    decoder.once('error', reject)
    // Comes after its message; without one, the file was more than the decoder could take.
    decoder.once('disconnect', () => resolve(refused(decoder.killed ? 'BUSY' : 'IMAGE_DAMAGED')))
  })
}
