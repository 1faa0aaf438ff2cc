import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { describeDuration } from './closing-lines.ts'

export interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
}

/**
 * Runs one step with its output on the terminal, a headline before and its duration after. Returns whether it
 * passed.
 */
export async function runStep(step: Step, environment: Record<string, string>): Promise<boolean> {
  const startedAt = performance.now()
  console.log(headline(step))
  const child = start(step, environment, 'inherit')
  return conclude(step, await exitCodeOf(child), startedAt)
}

/**
 * Runs steps at the same time, for those that do not use every processor by themselves. Each one's output appears at
 * its end. Returns the first one that failed.
 */
export async function runTogether(
  steps: readonly Step[],
  environment: Record<string, string>,
): Promise<Step | undefined> {
  const passed = await Promise.all(
    steps.map(async (step) => {
      const startedAt = performance.now()
      const child = start(step, environment, 'pipe')
      const output: string[] = []
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
      }
      const code = await exitCodeOf(child)
      console.log([headline(step), ...output].join(''))
      return conclude(step, code, startedAt)
    }),
  )
  return steps.find((_, index) => !passed[index])
}

function headline({ name, command: [program] }: Step): string {
  return `\n── ${name} (${program}) ──\n`
}

function conclude({ name }: Step, code: number, startedAt: number): boolean {
  const took = describeDuration(performance.now() - startedAt)
  console.log(code === 0 ? `${name}: ok, ${took}` : `${name}: failed after ${took}`)
  return code === 0
}

function start(
  { command: [program, ...args] }: Step,
  environment: Record<string, string>,
  output: 'inherit' | 'pipe',
): ChildProcess {
  // The repository's own commands first, so that it also works without npm.
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
  return spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment, PATH: path },
    shell: process.platform === 'win32',
  })
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((settle, reject) => {
    child.on('error', reject)
    child.on('close', (code) => settle(code ?? 1))
  })
}
