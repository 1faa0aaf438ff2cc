// npm run lab -- faults              every fault, each around a shop that it starts
// npm run lab -- faults NAME NAME    only these

import { type LongRun, runAll } from '../long-run.ts'
import { backupUnderLoad } from './backup-under-load.ts'
import { changeFeedSilent } from './change-feed-silent.ts'
import { hangPostgres, killOneShop, promoteStandby, restartPostgres } from './cluster/broken-parts.ts'
import { freshness } from './cluster/freshness.ts'
import { jobsOnce } from './cluster/jobs-once.ts'
import { lastPieces } from './cluster/last-pieces.ts'
import { rollingUpgrade } from './cluster/rolling-upgrade.ts'
import { standbyReads } from './cluster/standby-reads.ts'
import { dieAtStep } from './die-at-step.ts'
import { diskFull } from './disk-full.ts'
import { killBaskets } from './kill-baskets.ts'
import { killFirstStart } from './kill-first-start.ts'
import { killImports } from './kill-imports.ts'
import { killMigrations } from './kill-migrations.ts'
import { killPostgres } from './kill-postgres.ts'
import { killUploads } from './kill-uploads.ts'
import { killWebhooks } from './kill-webhooks.ts'
import { memoryUnderLoad } from './memory-under-load.ts'
import { postgresHangs } from './postgres-hangs.ts'
import { stopBehindNginx } from './stop-behind-nginx.ts'

const faults: readonly LongRun[] = [
  postgresHangs,
  changeFeedSilent,
  diskFull,
  stopBehindNginx,
  backupUnderLoad,
  killBaskets,
  killUploads,
  killImports,
  killWebhooks,
  killPostgres,
  killMigrations,
  killFirstStart,
  dieAtStep,
  memoryUnderLoad,
  killOneShop,
  restartPostgres,
  hangPostgres,
  promoteStandby,
  rollingUpgrade,
  lastPieces,
  freshness,
  standbyReads,
  jobsOnce,
]

await runAll(faults, process.argv.slice(2))
