import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patienceMs } from '../../../tools/test-run/patience.ts'

const program = join(import.meta.dirname, 'node_modules/@stripe/cli-linux-x64/bin/stripe')

/** How a command of Stripe's command line ended, and what it said. */
export interface Said {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Stripe's own command line (`@stripe/cli`) with a key, in a home of its own, for one address of Stripe's API. */
export interface StripeCli {
  run(...args: string[]): Promise<Said>
  /** Runs a command whose answer is JSON, an error of the API among it. */
  json<Answer>(...args: string[]): Promise<Answer>
  /** Starts a command that runs until this is closed. */
  start(...args: string[]): void
  /** Every other address that it has asked for so far, as `host:port`; none of them was reached. */
  askedElsewhere(): readonly string[]
  close(): Promise<void>
}

/**
 * Opens it. What it would tell or ask Stripe besides is switched off where it can be (telemetry, plugins, its own
 * updates); the rest meets a proxy that lets nothing through.
 */
export async function openStripeCli(apiBase: string, key: string): Promise<StripeCli> {
  if (!existsSync(program))
    throw new Error("Stripe's command line is not here: npm run test:peers installs it, on Linux and x64.")
  const home = mkdtempSync(join(tmpdir(), 'truewheel-stripe-cli-'))
  const door = await closedDoor()
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    STRIPE_API_KEY: key,
    STRIPE_CLI_TELEMETRY_OPTOUT: '1',
    DO_NOT_TRACK: '1',
    STRIPE_NO_AUTO_UPDATE: '1',
    STRIPE_CLI_NO_PLUGIN_AUTO_INSTALL: '1',
    HTTP_PROXY: door.url,
    HTTPS_PROXY: door.url,
  }
  const everyTime = ['--api-base', apiBase, '--color', 'off']
  const run = (...args: string[]) => runProgram([...args, ...everyTime], env, home)
  const started: (() => Promise<unknown>)[] = []
  return {
    run,
    start(...args) {
      const child = spawn(program, [...args, ...everyTime], { env, cwd: home, stdio: 'ignore' })
      const ended = once(child, 'close')
      started.push(() => {
        child.kill('SIGTERM')
        return ended
      })
    },
    async json<Answer>(...args: string[]) {
      const { stdout, stderr } = await run(...args)
      if (!stdout.startsWith('{')) throw new Error(`stripe ${args.join(' ')} said: ${stdout}${stderr}`)
      // What is in it is what the tests look at.
      return JSON.parse(stdout) as Answer
    },
    askedElsewhere: () => door.asked,
    async close() {
      await Promise.all(started.map((stop) => stop()))
      await door.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function runProgram(args: readonly string[], env: Record<string, string>, cwd: string): Promise<Said> {
  return new Promise((settle, reject) => {
    const options = { env, cwd, timeout: patienceMs, maxBuffer: 16 * 1024 * 1024 }
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error !== null && typeof error.code !== 'number') return reject(error)
      settle({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

/** A proxy that hangs up on everybody and remembers where they wanted to go. */
async function closedDoor() {
  const asked: string[] = []
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      const [, wanted = ''] = bytes.toString('latin1').split(' ')
      asked.push(wanted)
      socket.destroy()
    })
    // Who hangs up first is all the same here.
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
