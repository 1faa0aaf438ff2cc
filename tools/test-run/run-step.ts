import { spawn } from 'node:child_process'
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
export async function runStep(
  { name, command }: Step,
  environment: Record<string, string>,
): Promise<boolean> {
  const [program, ...args] = command
  const startedAt = performance.now()
  console.log(`\n── ${name} (${program}) ──`)
  const code = await exitCodeOf(program, args, environment)
  const took = describeDuration(performance.now() - startedAt)
  console.log(code === 0 ? `${name}: ok, ${took}` : `${name}: failed after ${took}`)
  return code === 0
}

function exitCodeOf(program: string, args: string[], environment: Record<string, string>): Promise<number> {
  // The repository's own commands first, so that it also works without npm.
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
  return new Promise((settle, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, PATH: path },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('close', (code) => settle(code ?? 1))
  })
}
