import { commands, lab } from '../commands.mjs'
import { handOver } from './hand-over.mjs'
import { prepare } from './prepare.mjs'
import { watchParent } from './stop-with-parent.mjs'

/**
 * Prepares what a command needs, then replaces this process by the command. Sets exit code 1 if something is missing,
 * and 2 for an unknown name.
 * @param {readonly string[]} words the name of the command, or `lab` and a name, then its arguments
 */
export async function runNamed([name, ...args]) {
  const isInLab = name === 'lab'
  const command = isInLab ? lab[args[0]] : commands[name]
  if (command === undefined) return explain(isInLab, isInLab ? args[0] : name)
  const watch = watchParent()
  if (!(await prepare(command.needs, command.locks))) return
  clearInterval(watch)
  const [program, ...first] = command.run
  handOver(program, [...first, ...args.slice(isInLab ? 1 : 0)])
}

/** Prints the existing commands. */
function explain(isInLab, name) {
  if (!isInLab) console.error(`Unknown: ${name}. There are: ${Object.keys(commands).join(', ')}, lab.`)
  else
    for (const [each, { about }] of Object.entries(lab))
      console.log(`npm run lab -- ${each.padEnd(14)} ${about}`)
  process.exitCode = isInLab && name === undefined ? 0 : 2
}
