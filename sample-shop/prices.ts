import type { SamplePrices } from './types.ts'

/** The prices of tools besides that of one piece, by slug. Money in US cents. */
export const prices: Readonly<Record<string, SamplePrices>> = {
  'combination-wrench': {
    breaks: [
      { from: 10, unitPriceCents: 1720 },
      { from: 50, unitPriceCents: 1590 },
    ],
  },
  'hex-key-set': { breaks: [{ from: 20, unitPriceCents: 2190 }] },
  'spoke-wrench': {
    breaks: [
      { from: 50, unitPriceCents: 1190 },
      { from: 200, unitPriceCents: 1090 },
    ],
  },
  'tyre-levers': {
    breaks: [
      { from: 100, unitPriceCents: 590 },
      { from: 500, unitPriceCents: 520 },
    ],
  },
  'cassette-lockring-tool': {
    breaks: [
      { from: 10, unitPriceCents: 1495 },
      { from: 25, unitPriceCents: 1340 },
    ],
  },
  'chain-whip': { breaks: [{ from: 10, unitPriceCents: 1550 }] },
  'chain-breaker': { breaks: [{ from: 20, unitPriceCents: 1980 }] },
  'y-hex-wrench': {
    breaks: [
      { from: 50, unitPriceCents: 820 },
      { from: 200, unitPriceCents: 750 },
    ],
  },
  'chain-wear-gauge': { breaks: [{ from: 100, unitPriceCents: 830 }] },
  'tyre-bead-jack': { breaks: [{ from: 30, unitPriceCents: 1250 }] },
}
