import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { withinTime } from '../../server/platform/time-limit.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { asExpression, type Browser, clickActions, typingActions } from './browser.ts'
import { untilPrinted } from './printed.ts'
import { type BidiConnection, connectByBidi } from './selenium.ts'

interface LogEntry {
  readonly level: string
  readonly text: string | null
  readonly stackTrace?: { readonly callFrames: readonly CallFrame[] }
}
interface CallFrame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
}
interface FailedFetch {
  readonly errorText: string
  readonly request: { readonly url: string }
}

/** Navigation and cancelled calls abort requests. */
const aborted = /NS_BINDING_ABORTED|NS_ERROR_ABORT/

function lineOf({ functionName, url, lineNumber }: CallFrame): string {
  return `  at ${functionName} ${url}:${lineNumber}`
}

/** Starts Firefox, which speaks WebDriver BiDi without an additional program. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'truewheel-firefox-'))
  // Disables requests for updates and experiments.
  writeFileSync(join(profile, 'user.js'), 'user_pref("network.captive-portal-service.enabled", false);\n')
  const flags = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ]
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  process.once('exit', () => child.kill('SIGKILL'))
  const removeProfile = () => rmSync(profile, { recursive: true, force: true })
  const connection = await connectTo(child.stderr).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    await ended
    removeProfile()
    throw error
  })
  const send = commandsOf(connection)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const problems: string[] = []
  // Ignores messages of a page that is being replaced, because its calls are aborted.
  let isBeingLeft = false
  connection.on('script.realmCreated', () => {
    isBeingLeft = false
  })
  connection.on('log.entryAdded', ({ level, text, stackTrace }: LogEntry) => {
    if (isBeingLeft || (level !== 'error' && level !== 'warn')) return
    const frames = stackTrace?.callFrames ?? []
    problems.push([`${level}: ${text}`, ...frames.map(lineOf)].join('\n'))
  })
  connection.on('network.fetchError', ({ errorText, request }: FailedFetch) => {
    if (!aborted.test(errorText)) problems.push(`failed request: ${request.url} ${errorText}`)
  })
  await send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError', 'script.realmCreated'] })

  let visitor = 'default'
  let context = ''
  const startOver = async () => {
    const before = visitor
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
    const tab = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
    visitor = userContext
    context = tab.context
    if (before !== 'default') await send('browser.removeUserContext', { userContext: before })
  }
  const evaluate = async (functionDeclaration: string, given: string) => {
    const evaluated = await send<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: given }],
      awaitPromise: true,
      target: { context },
    })
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
    return evaluated.result.value ?? 'null'
  }
  await startOver()

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      isBeingLeft = true
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    call: async (ask, given) => JSON.parse(await evaluate(asExpression(ask), JSON.stringify(given))),
    define: async (script) => {
      await evaluate(`function () { ${script} }`, '')
    },
    click: async (place) => {
      await send('input.performActions', { context, actions: clickActions(place) })
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: typingActions(text) })
    },
    chooseFile: async (selector, file) => {
      const locator = { type: 'css', value: selector }
      const found = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator,
      })
      await send('input.setFiles', {
        context,
        element: { sharedId: found.nodes[0]?.sharedId ?? '' },
        files: [file],
      })
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport })
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    takeProblems: () => problems.splice(0),
    startOver,
    close: async () => {
      await send('browser.close', {})
      connection.close()
      await ended
      removeProfile()
    },
  }
}

async function connectTo(printed: Readable): Promise<BidiConnection> {
  const address = await untilPrinted(printed, /WebDriver BiDi listening on (ws:\S+)/)
  return withinTime(connectByBidi(`${address}/session`), patienceMs, () => {
    throw new Error(`Firefox takes no connection at ${address}.`)
  })
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

function commandsOf(connection: BidiConnection) {
  return async <Result>(method: string, params: object): Promise<Result> => {
    const answer = await connection.send({ method, params })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as Result
  }
}
