// npm run attacks                 everything that a stranger can try, against a shop of its own
// npm run attacks -- NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'
import { longHeaders } from './long-headers.ts'
import { overload } from './overload.ts'

const attacks: readonly LongRun[] = [longHeaders, overload]

await runAll(attacks, process.argv.slice(2))
