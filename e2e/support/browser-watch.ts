import type { BrowserContext } from '@playwright/test'

/** A console message, page error, failed request or request to another host, as one line. */
type Finding = string

/** Declares that a finding is part of the journey. If it does not appear, the test fails. */
export type ExpectConsole = (part: string | RegExp) => void

/**
 * Watches every page of a browser context. The console of a working shop is silent, so every message is a defect or
 * must be declared beforehand.
 */
export class BrowserWatch {
  readonly #findings: Finding[] = []
  readonly #expected: (string | RegExp)[] = []

  readonly expectConsole: ExpectConsole = (part) => {
    this.#expected.push(part)
  }

  /** @param known URLs of the shop and of its other hosts; requests to any other host are findings */
  attach(context: BrowserContext, ...known: readonly string[]): void {
    const hosts = known.map((address) => new URL(address).host)
    context.on('console', (message) => {
      const { url } = message.location()
      this.#findings.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
    })
    context.on('weberror', (error) => this.#findings.push(`page error: ${error.error().message}`))
    context.on('request', (request) => {
      if (isForeign(request.url(), hosts)) this.#findings.push(`request to a stranger: ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      // Navigation and cancelled calls abort requests.
      if (reason === 'net::ERR_ABORTED') return
      this.#findings.push(`failed request: ${request.method()} ${request.url()} ${reason}`)
    })
  }

  /** @throws Error naming unexpected findings and expected ones that did not appear. */
  verify(): void {
    const unexpected = this.#findings.filter((line) => !this.#expected.some((part) => matches(line, part)))
    const missing = this.#expected.filter((part) => !this.#findings.some((line) => matches(line, part)))
    const lines = [
      ...unexpected.map((line) => `unexpected ${line}`),
      ...missing.map((part) => `expected in the console, but it did not appear: ${part}`),
    ]
    if (lines.length > 0) throw new Error(lines.join('\n'))
  }
}

function matches(line: Finding, part: string | RegExp): boolean {
  return typeof part === 'string' ? line.includes(part) : part.test(line)
}

function isForeign(address: string, hosts: readonly string[]): boolean {
  const url = new URL(address)
  return ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && !hosts.includes(url.host)
}
