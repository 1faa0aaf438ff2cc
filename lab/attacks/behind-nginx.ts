import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'
import { nginxConfiguration, type ShippedProxy } from '../cluster/nginx-configuration.ts'

/**
 * Runs a function with nginx (deploy/nginx.conf) in front of a shop, and stops nginx afterwards. Speaks HTTP without
 * `tls`.
 */
export async function withNginx<Result>(
  shopPort: number,
  run: (port: number) => Promise<Result>,
  tls?: ShippedProxy['tls'],
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-nginx-'))
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    nginxConfiguration({ folder, port, shops: [shopPort], ...(tls && { tls }) }),
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const nginx = spawn('nginx', args, { stdio: 'ignore' })
  try {
    for (let attempt = 0; attempt < 100 && !(await listens(port)); attempt += 1) await wait(50)
    return await run(port)
  } finally {
    nginx.kill('SIGTERM')
    await once(nginx, 'close')
    rmSync(folder, { recursive: true, force: true })
  }
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
