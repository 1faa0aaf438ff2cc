const longRun = process.env.FUZZ_RUNS

/**
 * The seed of tests with random input. Each `npm test` uses the same seed, so that the tested change causes any
 * failure. The long runs (`npm run lab -- fuzz`, `npm run lab -- purchases`) use a new seed each time.
 */
export const drawing: { readonly seed?: number } = longRun === undefined ? { seed: 4711 } : {}

/** Returns how many cases a test generates per engine: `quick` in `npm test`, the number of a long run otherwise. */
export function generatedCases(quick: number): number {
  return longRun === undefined ? quick : Number(longRun)
}
