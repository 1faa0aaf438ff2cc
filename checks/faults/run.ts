// npm run faults                 everything that can fail around the shop
// npm run faults -- NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'
import { changeFeedSilent } from './change-feed-silent.ts'
import { postgresHangs } from './postgres-hangs.ts'

const faults: readonly LongRun[] = [postgresHangs, changeFeedSilent]

await runAll(faults, process.argv.slice(2))
