const last = new Map<string, Promise<unknown>>()

/** Runs one work of a name at a time in this browser; without locks, in this tab. Settles as the work does. */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const run = async () => ('locks' in navigator ? navigator.locks.request(name, work) : work())
  const turn = (last.get(name) ?? Promise.resolve()).then(run, run)
  last.set(name, turn)
  return turn
}
