import { writeFileSync } from 'node:fs'

// node --import lab/bench/stands/watch-turns.ts PROGRAM: writes the longest turn of the event loop so far into the file
// that TURNS_FILE names, in milliseconds of the main thread's processor time. A signal SIGUSR2 begins anew.

const file = process.env.TURNS_FILE
const everyMs = 1

if (file !== undefined) {
  let longest = 0
  let before = process.threadCpuUsage()
  // Between two of its runs lies at most one turn and a millisecond.
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    const ms = (user + system) / 1_000
    if (ms <= longest) return
    longest = ms
    writeFileSync(file, longest.toFixed(1))
  }, everyMs).unref()
  process.on('SIGUSR2', () => {
    longest = 0
    writeFileSync(file, '0')
  })
}
