import { mergeConfig } from 'vitest/config'
import quick from '../../vitest.config.ts'

const longestMs = 3 * 3_600_000

/** `npm run lab -- fuzz` and `npm run lab -- purchases`: each engine gets 20,000 requests or baskets. */
export default mergeConfig(quick, { test: { env: { FUZZ_RUNS: '20000' }, testTimeout: longestMs } })
