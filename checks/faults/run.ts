// npm run faults                 every fault, each around a shop that it starts
// npm run faults -- NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'
import { backupUnderLoad } from './backup-under-load.ts'
import { changeFeedSilent } from './change-feed-silent.ts'
import { diskFull } from './disk-full.ts'
import { killBaskets } from './kill-baskets.ts'
import { postgresHangs } from './postgres-hangs.ts'
import { stopBehindNginx } from './stop-behind-nginx.ts'

const faults: readonly LongRun[] = [
  postgresHangs,
  changeFeedSilent,
  diskFull,
  stopBehindNginx,
  backupUnderLoad,
  killBaskets,
]

await runAll(faults, process.argv.slice(2))
