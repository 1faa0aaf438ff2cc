// npm run faults                 everything that can fail around the shop
// npm run faults -- NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'

const faults: readonly LongRun[] = []

await runAll(faults, process.argv.slice(2))
