import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'

/** Runs something with an nginx of deploy/nginx.conf before a shop, and ends it. */
export async function withNginx<Result>(
  shopPort: number,
  run: (port: number) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, shopPort))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  try {
    for (let attempt = 0; attempt < 100 && !(await listens(port)); attempt += 1) await wait(50)
    return await run(port)
  } finally {
    nginx.kill('SIGTERM')
    await once(nginx, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
}

function configuration(folder: string, port: number, shopPort: number): string {
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replace(/.*127\.0\.0\.1:3001.*\n/, '')
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const http = ['access_log off;', ...paths, shipped].join('\n')
  return `worker_processes 1;\npid ${folder}/pid;\nevents {}\nhttp {\n${http}\n}\n`
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(port, '127.0.0.1')
    client.once('connect', () => {
      client.destroy()
      resolve(true)
    })
    client.once('error', () => resolve(false))
  })
}
