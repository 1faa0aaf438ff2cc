import { afterEach, expect, test, vi } from 'vitest'
import { runTogether, type Step } from './run-step.ts'

const written: string[] = []
vi.spyOn(console, 'log').mockImplementation((text: string) => void written.push(text))
afterEach(() => void written.splice(0))

/** A step that runs a line of JavaScript. */
const step = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] })

test('Steps that run together all run, and the first that failed is returned', async () => {
  const [types, lint] = [step('types', 'process.exitCode = 2'), step('lint', 'process.exitCode = 1')]
  expect(await runTogether([step('borders', ''), types, lint], {})).toBe(types)
  expect(written.join('\n')).toMatch(/borders: ok/)
  expect(written.join('\n')).toMatch(/types: failed(?:.|\n)*lint: failed|lint: failed(?:.|\n)*types: failed/)
})

test('Steps that run together pass together', async () => {
  expect(await runTogether([step('types', ''), step('lint', '')], {})).toBeUndefined()
})

test('The output of each step is one piece, though they write at the same time', async () => {
  const counting = (name: string) =>
    step(
      name,
      `let n = 0; const t = setInterval(() => { console.log('${name}', ++n); n === 5 && clearInterval(t) }, 20)`,
    )
  await runTogether([counting('types'), counting('lint')], {})
  for (const name of ['types', 'lint']) {
    expect(written).toContainEqual(
      expect.stringContaining([1, 2, 3, 4, 5].map((n) => `${name} ${n}\n`).join('')),
    )
  }
})
