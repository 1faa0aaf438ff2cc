import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConfiguration } from './nginx-configuration.ts'
import { ended, start } from './programs.ts'

/** An nginx with the shipped configuration (deploy/nginx.conf) in front of some ports. */
export class Nginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'truewheel-proxy-'))
  readonly #process: ChildProcess

  constructor(port: number, shops: readonly number[]) {
    const file = join(this.#folder, 'nginx.conf')
    writeFileSync(file, nginxConfiguration({ folder: this.#folder, port, shops }))
    this.#process = start('nginx', ['-p', this.#folder, '-c', file], {})
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM')
    await ended(this.#process)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
