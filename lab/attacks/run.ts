// npm run lab -- attacks              every attack, each against a shop that it starts
// npm run lab -- attacks NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'
import { bodiesAttack } from './bodies.ts'
import { cardTesting } from './card-testing.ts'
import { csrfAndCors } from './csrf-and-cors.ts'
import { emptyTheBoard } from './empty-the-board.ts'
import { enumeration } from './enumeration.ts'
import { fetching } from './fetching.ts'
import { headers } from './headers.ts'
import { liveScan } from './live-scan.ts'
import { logInjection } from './log-injection.ts'
import { longHeaders } from './long-headers.ts'
import { overload } from './overload.ts'
import { paths } from './paths.ts'
import { secretLinks } from './secret-links.ts'
import { secrets } from './secrets.ts'
import { slowClients } from './slow-clients.ts'
import { smuggling } from './smuggling.ts'
import { tls } from './tls.ts'

const attacks: readonly LongRun[] = [
  headers,
  smuggling,
  tls,
  bodiesAttack,
  paths,
  logInjection,
  enumeration,
  csrfAndCors,
  fetching,
  secrets,
  secretLinks,
  liveScan,
  cardTesting,
  emptyTheBoard,
  longHeaders,
  overload,
  slowClients,
]

await runAll(attacks, process.argv.slice(2))
