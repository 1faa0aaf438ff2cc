// npm run attacks                 every attack, each against a shop that it starts
// npm run attacks -- NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'
import { cardTesting } from './card-testing.ts'
import { emptyTheBoard } from './empty-the-board.ts'
import { longHeaders } from './long-headers.ts'
import { overload } from './overload.ts'
import { slowClients } from './slow-clients.ts'

const attacks: readonly LongRun[] = [cardTesting, emptyTheBoard, longHeaders, overload, slowClients]

await runAll(attacks, process.argv.slice(2))
