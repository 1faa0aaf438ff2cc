/** Measures a step in elapsed time, and in the main thread's processor time, which other programs change little. */
export async function timed<Value>(step: string, run: () => PromiseLike<Value>): Promise<Value> {
  let turn = 0
  let measuring = true
  let before = process.threadCpuUsage()
  const usedSince = (start: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1_000
  }
  const nextTurn = () => {
    turn = Math.max(turn, usedSince(before))
    before = process.threadCpuUsage()
    if (measuring) setImmediate(nextTurn)
  }
  setImmediate(nextTurn)
  const [start, startUsed] = [performance.now(), process.threadCpuUsage()]
  const value = await run()
  const [ms, used] = [performance.now() - start, usedSince(startUsed)]
  await new Promise((resolve) => setImmediate(resolve))
  measuring = false
  const columns = [ms, used, turn].map((each) => each.toFixed(0).padStart(8))
  console.log(`  ${step.padEnd(16)}${columns.join('')}`)
  return value
}
