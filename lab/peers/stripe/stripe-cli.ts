import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patienceMs } from '../../../tools/test-run/patience.ts'

const program = join(import.meta.dirname, 'node_modules/@stripe/cli-linux-x64/bin/stripe')

/** Exit code and output of a command. */
export interface CommandOutput {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Stripe's own command line (`@stripe/cli`) with a key, its own home folder and one API address. */
export interface StripeCli {
  run(...args: string[]): Promise<CommandOutput>
  /** Runs a command that prints JSON, which may be an error of the API. */
  json<Answer>(...args: string[]): Promise<Answer>
  /** Starts a command that runs until this is closed. */
  start(...args: string[]): void
  /** Every other address that it tried to call, as `host:port`; none was reached. */
  askedElsewhere(): readonly string[]
  close(): Promise<void>
}

/** Sets up the command line. Telemetry, plugins and updates are switched off; a proxy blocks every other call. */
export async function openStripeCli(apiBase: string, key: string): Promise<StripeCli> {
  if (!existsSync(program))
    throw new Error("Stripe's command line is not here: npm run test:peers installs it, on Linux and x64.")
  const home = mkdtempSync(join(tmpdir(), 'truewheel-stripe-cli-'))
  const proxy = await startBlockingProxy()
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    STRIPE_API_KEY: key,
    STRIPE_CLI_TELEMETRY_OPTOUT: '1',
    DO_NOT_TRACK: '1',
    STRIPE_NO_AUTO_UPDATE: '1',
    STRIPE_CLI_NO_PLUGIN_AUTO_INSTALL: '1',
    HTTP_PROXY: proxy.url,
    HTTPS_PROXY: proxy.url,
  }
  const commonArgs = ['--api-base', apiBase, '--color', 'off']
  const run = (...args: string[]) => runProgram([...args, ...commonArgs], env, home)
  const started: (() => Promise<unknown>)[] = []
  return {
    run,
    start(...args) {
      const child = spawn(program, [...args, ...commonArgs], { env, cwd: home, stdio: 'ignore' })
      const ended = once(child, 'close')
      started.push(() => {
        child.kill('SIGTERM')
        return ended
      })
    },
    async json<Answer>(...args: string[]) {
      const { stdout, stderr } = await run(...args)
      if (!stdout.startsWith('{')) throw new Error(`stripe ${args.join(' ')} said: ${stdout}${stderr}`)
      // The tests check its content.
      return JSON.parse(stdout) as Answer
    },
    askedElsewhere: () => proxy.asked,
    async close() {
      await Promise.all(started.map((stop) => stop()))
      await proxy.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function runProgram(
  args: readonly string[],
  env: Record<string, string>,
  cwd: string,
): Promise<CommandOutput> {
  return new Promise((settle, reject) => {
    const options = { env, cwd, timeout: patienceMs, maxBuffer: 16 * 1024 * 1024 }
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== 'number') return reject(error)
      settle({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

/** Starts a proxy that refuses every connection and records its target. */
async function startBlockingProxy() {
  const targets: string[] = []
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      const [, target = ''] = bytes.toString('latin1').split(' ')
      targets.push(target)
      socket.destroy()
    })
    // Either side of the connection may close first.
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: targets,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
