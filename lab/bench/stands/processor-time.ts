import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second (USER_HZ). */
const msOfTick = 10
const nsOfMs = 1e6

/**
 * Returns the processor time of a process and its children so far, in milliseconds; undefined on systems other than
 * Linux, which do not report it. Other programs on the machine change it little.
 */
export function processorMs(pid: number): number | undefined {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownMs(each), 0)
  } catch {
    return undefined
  }
}

/** A short round takes only a few ticks, so this uses the threads' nanoseconds if the kernel reports them. */
function ownMs(pid: number): number {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(`${tasks}/${pid}/schedstat`)) return msInTicks(pid)
  return readdirSync(tasks).reduce((sum, task) => sum + msOfThread(`${tasks}/${task}/schedstat`), 0)
}

function msOfThread(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / nsOfMs
  } catch {
    // The thread has just ended.
    return 0
  }
}

function msInTicks(pid: number): number {
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
