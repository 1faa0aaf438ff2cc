import { mergeConfig } from 'vitest/config'
import quick from '../../vitest.config.ts'

/** `npm run lab -- fuzz`: each engine gets 20,000 requests. */
export default mergeConfig(quick, { test: { env: { FUZZ_RUNS: '20000' } } })
