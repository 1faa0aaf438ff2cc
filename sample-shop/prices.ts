import type { SamplePrices } from './types.ts'

/** The prices of tools besides that of one piece, by slug. Money in US cents. */
export const prices: Readonly<Record<string, SamplePrices>> = {
  'combination-wrench': {
    breaks: [
      { from: 10, unitPriceCents: 1720 },
      { from: 50, unitPriceCents: 1590 },
    ],
  },
  'hex-key-set': {
    breaks: [{ from: 20, unitPriceCents: 2190 }],
    earlier: { unitPriceCents: 2890, sinceDays: 70, untilDays: 12 },
  },
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
    earlier: { unitPriceCents: 1890, sinceDays: 61, untilDays: 9 },
  },
  'chain-whip': {
    breaks: [{ from: 10, unitPriceCents: 1550 }],
    earlier: { unitPriceCents: 1990, sinceDays: 61, untilDays: 9 },
  },
  'chain-breaker': { breaks: [{ from: 20, unitPriceCents: 1980 }] },
  'y-hex-wrench': {
    breaks: [
      { from: 50, unitPriceCents: 820 },
      { from: 200, unitPriceCents: 750 },
    ],
  },
  'chain-wear-gauge': { breaks: [{ from: 100, unitPriceCents: 830 }] },
  'tyre-bead-jack': { breaks: [{ from: 30, unitPriceCents: 1250 }] },
  'torque-wrench': { earlier: { unitPriceCents: 8400, sinceDays: 90, untilDays: 20 } },
  'pedal-wrench': { earlier: { unitPriceCents: 2350, sinceDays: 45, untilDays: 5 } },
  'floor-pump': { earlier: { unitPriceCents: 5200, sinceDays: 80, untilDays: 16 } },
  'repair-stand': { earlier: { unitPriceCents: 22500, sinceDays: 100, untilDays: 25 } },
  'digital-calliper': { earlier: { unitPriceCents: 4250, sinceDays: 52, untilDays: 7 } },
}
