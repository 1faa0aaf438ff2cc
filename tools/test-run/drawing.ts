/**
 * What tests that draw their input begin with: each `npm test` draws the same, so that what is red is the doing of the
 * change that is tested. The long runs (`npm run fuzz`) draw anew.
 */
export const drawing: { readonly seed?: number } = process.env.FUZZ_RUNS === undefined ? { seed: 4711 } : {}
