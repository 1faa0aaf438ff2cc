import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startRunningShop } from '../../running-shop.ts'

const program = join(import.meta.dirname, 'node_modules/.bin/mcp-inspector')

let shop: RunningShop
beforeAll(async () => {
  shop = await startRunningShop()
})
afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
})

interface Run<Answer> {
  readonly code: number | null
  readonly answer: Answer
}

/** Runs the inspector's command line, which validates answers by their schemas; a test names the part that it reads. */
async function inspect<Answer = unknown>(...more: readonly string[]): Promise<Run<Answer>> {
  const child = spawn(program, ['--cli', `${shop.origin}/mcp`, '--transport', 'http', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, answer: JSON.parse(text) }
}

const call = (name: string, ...given: readonly string[]) =>
  inspect('--method', 'tools/call', '--tool-name', name, ...given.flatMap((one) => ['--tool-arg', one]))

test('The inspector lists the tools, each with a title and both schemas', async () => {
  const { code, answer } = await inspect<{ tools: object[] }>('--method', 'tools/list')
  expect(code).toBe(0)
  expect(answer.tools.length).toBeGreaterThanOrEqual(15)
  for (const tool of answer.tools)
    expect(tool).toMatchObject({
      title: expect.any(String),
      inputSchema: { type: 'object' },
      outputSchema: { type: 'object' },
    })
})

test('The inspector searches, asks what fits, and what delivery costs', async () => {
  const found = await call('search_products', 'q=chain whip', 'limit=1')
  expect(found).toMatchObject({
    code: 0,
    answer: { structuredContent: { results: [{ name: 'Chain whip' }] } },
  })
  const fitting = await call('find_what_fits', 'standard=freehub-microspline')
  expect(fitting.answer).toMatchObject({ structuredContent: { verdict: 'one' } })
  const delivery = await call('get_delivery', 'country=DE')
  expect(delivery.answer).toMatchObject({ structuredContent: { country: 'DE', delivered: true } })
})

test('The inspector shows a refusal as an error of the tool', async () => {
  const { code, answer } = await call('get_job', 'id=none')
  expect(code).not.toBe(0)
  expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no such job') }] })
})
