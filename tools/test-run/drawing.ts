/**
 * The seed of tests with random input. Each `npm test` uses the same seed, so that the tested change causes any
 * failure. The long run (`npm run lab -- fuzz`) uses a new seed each time.
 */
export const drawing: { readonly seed?: number } = process.env.FUZZ_RUNS === undefined ? { seed: 4711 } : {}
