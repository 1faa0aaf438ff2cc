import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ended, start } from './programs.ts'

/** An nginx with the shipped configuration (deploy/nginx.conf) in front of these ports. */
export class Nginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'truewheel-proxy-'))
  readonly #process: ChildProcess

  constructor(port: number, shops: readonly number[]) {
    const file = join(this.#folder, 'nginx.conf')
    writeFileSync(file, configuration(this.#folder, port, shops))
    this.#process = start('nginx', ['-p', this.#folder, '-c', file], {})
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM')
    await ended(this.#process)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function configuration(folder: string, port: number, shops: readonly number[]): string {
  const servers = shops.map((shop) => `    server 127.0.0.1:${shop} max_fails=0;`).join('\n')
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replace(/(?:^ *server 127\.0\.0\.1:.*\n)+/m, `${servers}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
  return `daemon off;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
access_log off;
${temporary}
${shipped}
}
`
}
