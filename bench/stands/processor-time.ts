import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second (USER_HZ). */
const msOfTick = 10

/**
 * Returns the processor time that a process and its children have used so far, in milliseconds; undefined where the
 * system does not tell (other than Linux). Other programs on the machine change it little.
 */
export function processorMs(pid: number): number | undefined {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownMs(each), 0)
  } catch {
    return undefined
  }
}

function ownMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in parentheses, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msOfTick
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}
