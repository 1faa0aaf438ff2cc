import { expect, test } from 'vitest'
import { redactingLog } from './sign-in-log.ts'

function linesOf(write: (log: ReturnType<typeof redactingLog>) => void): string[] {
  const lines: string[] = []
  const record = (level: string) => (line: string) => void lines.push(`${level} ${line}`)
  write(redactingLog({ info: record('info'), warn: record('warn'), error: record('error') }))
  return lines
}

test("An email address in the library's message is redacted", () => {
  const lines = linesOf((log) => log('info', 'Sign-up attempt for existing email: ada+shop@mail.example.com'))
  expect(lines).toEqual(['info sign-in: Sign-up attempt for existing email: [address]'])
})

test('An error is logged by name and message, without other properties', () => {
  const error = Object.assign(new TypeError('no luck with <ada@example.com>'), {
    detail: 'Key (email)=(ada)',
  })
  const lines = linesOf((log) => log('error', 'Failed', error, { email: 'ada@example.com' }))
  expect(lines).toEqual(['error sign-in: Failed TypeError: no luck with <[address]> '])
})

test('A long message is truncated, even if it quotes a header', () => {
  const origin = 'a'.repeat(15_000)
  const lines = linesOf((log) => log('warn', `Invalid origin: ${origin}`, new Error(origin)))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.length).toBeLessThan(500)
})

test('An address is redacted anywhere in a message, even where the truncation splits it', () => {
  const lines = linesOf((log) =>
    log('info', `${'x'.repeat(100)}@shop.example and ${'y '.repeat(36)}ada@example.com`),
  )
  expect(lines[0]).not.toMatch(/@|example|ada/)
})
