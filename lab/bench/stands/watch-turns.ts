import { writeFileSync } from 'node:fs'

// node --import lab/bench/stands/watch-turns.ts PROGRAM: writes the longest turn of the event loop so far to the file
// in TURNS_FILE, in milliseconds of the main thread's processor time. SIGUSR2 restarts the measurement.

const file = process.env.TURNS_FILE
const everyMs = 1

if (file !== undefined) {
  let longest = 0
  let before = process.threadCpuUsage()
  // At most one turn and a millisecond lie between two runs of the timer.
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
