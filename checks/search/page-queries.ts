/** A query as people type it, and the page to find: a job first, another page among the first three. */
type PageQuery = readonly [query: string, address: string]

/** Queries for jobs by their words, parts and standards, and for standards and text pages. */
export const pageQueries: readonly PageQuery[] = [
  ['12-speed shimano cassette', '/jobs/replace-a-cassette'],
  ['shimano cassette tool', '/jobs/replace-a-cassette'],
  ['microspline cassette', '/jobs/replace-a-cassette'],
  ['11 speed chain', '/jobs/replace-a-chain'],
  ['quick link 12 speed', '/jobs/replace-a-chain'],
  ['chain wear 0.75', '/jobs/measure-chain-wear'],
  ['t47 bottom bracket', '/jobs/fit-a-threaded-bottom-bracket'],
  ['bb86 bearing', '/jobs/press-in-a-bottom-bracket'],
  ['hollowtech crank', '/jobs/remove-a-two-piece-crank'],
  ['square taper crank puller', '/jobs/pull-a-crank'],
  ['centerlock rotor', '/jobs/fit-a-center-lock-rotor'],
  ['6 bolt rotor torx', '/jobs/fit-a-six-bolt-rotor'],
  ['shimano brake bleed mineral oil', '/jobs/bleed-a-mineral-oil-brake'],
  ['wobbly wheel', '/jobs/true-a-wheel'],
  ['presta tube puncture', '/jobs/mend-a-puncture'],
  ['tubeless sealant', '/jobs/set-up-tubeless'],
  ['star nut steerer', '/jobs/cut-a-steerer'],
  ['derailleur hanger bent', '/jobs/adjust-a-hanger'],
  [
    'italian bottom bracket',
    `/fit?${new URLSearchParams({ group: 'bottom-brackets', standard: 'bb-italian' })}`,
  ],
  ['send a tool back', '/returns'],
]
