// npm run attacks                 everything that a stranger can try, against a shop of its own
// npm run attacks -- NAME NAME    only these
import { type LongRun, runAll } from '../long-run.ts'

const attacks: readonly LongRun[] = []

await runAll(attacks, process.argv.slice(2))
