/** What a rider says about a job or a fault, and the products that it needs, the most useful first. */
export interface TradeJob {
  readonly said: readonly string[]
  readonly needs: readonly string[]
}

/** Jobs and faults in the words of riders. Each word of `said` must be in the query, in any order. */
export const tradeJobs: readonly TradeJob[] = [
  {
    said: ['flat tyre', 'puncture', 'punctured', 'flat repair'],
    needs: ['tyre lever', 'inner tube', 'floor pump'],
  },
  {
    said: ['change tyre', 'tyre off', 'remove tyre', 'take tyre off'],
    needs: ['tyre lever', 'tyre bead jack'],
  },
  {
    said: ['tight tyre', 'tyre on rim', 'mount tyre', 'stubborn tyre', 'last bit tyre'],
    needs: ['tyre bead jack', 'tyre lever'],
  },
  {
    said: ['seat bead', 'inflate tyre', 'pump tyre', 'tyre pressure', 'blow up tyre', 'air'],
    needs: ['floor pump'],
  },
  {
    said: ['remove cassette', 'change cassette', 'cassette off', 'cassette tool', 'fit cassette'],
    needs: ['cassette lockring tool', 'chain whip'],
  },
  {
    said: ['hold cassette', 'stop cassette turning', 'cassette spins', 'hold sprocket'],
    needs: ['chain whip', 'cassette lockring tool'],
  },
  {
    said: [
      'shorten chain',
      'join chain',
      'break chain',
      'remove chain',
      'push pin',
      'chain pin',
      'chain tool',
      'broken chain',
    ],
    needs: ['chain breaker'],
  },
  {
    said: [
      'chain worn',
      'measure chain',
      'chain stretched',
      'replace chain when',
      'chain skipping',
      'chain life',
    ],
    needs: ['chain wear gauge'],
  },
  { said: ['remove crank', 'crank off', 'crank tool', 'square taper crank'], needs: ['crank puller'] },
  {
    said: [
      'bottom bracket tool',
      'remove bottom bracket',
      'install bottom bracket',
      'fit bottom bracket',
      'threaded bottom bracket',
      'creak',
      'creaking',
      'outboard bearing cup',
    ],
    needs: ['bottom bracket cup tool'],
  },
  {
    said: ['remove pedal', 'pedal off', 'pedal tool', 'stuck pedal', 'change pedal', 'install pedal'],
    needs: ['pedal wrench'],
  },
  {
    said: [
      'true wheel',
      'buckled wheel',
      'wobbly wheel',
      'bent wheel',
      'wheel out of true',
      'wheel wobble',
      'wheel rub',
    ],
    needs: ['truing stand', 'spoke wrench', 'spoke tension meter'],
  },
  {
    said: ['spoke tool', 'loose spoke', 'tighten spoke', 'turn nipple', 'spoke key'],
    needs: ['spoke wrench'],
  },
  { said: ['spoke tight', 'measure spoke', 'spoke tension', 'even tension'], needs: ['spoke tension meter'] },
  {
    said: ['build wheel', 'wheel building', 'lace wheel'],
    needs: ['truing stand', 'spoke tension meter', 'spoke wrench'],
  },
  {
    said: [
      'bleed brake',
      'spongy brake',
      'air in brake',
      'brake fluid',
      'soft brake',
      'mineral oil',
      'hydraulic brake',
    ],
    needs: ['brake bleed kit'],
  },
  { said: ['rotor bolt', 'remove rotor', 'fit rotor', 'rotor tool'], needs: ['torx key set'] },
  {
    said: [
      'measure rotor',
      'rotor thickness',
      'measure seatpost',
      'measure diameter',
      'measure thickness',
      'measuring tool',
      'measure bearing',
    ],
    needs: ['digital calliper'],
  },
  {
    said: [
      'bent hanger',
      'straighten hanger',
      'align hanger',
      'hanger alignment',
      'hanger tool',
      'bent derailleur',
      'gear skipping after crash',
    ],
    needs: ['derailleur hanger gauge'],
  },
  {
    said: [
      'remove hub',
      'adjust hub',
      'hub cone',
      'loose hub',
      'hub play',
      'cup and cone',
      'service hub',
      'thin spanner',
    ],
    needs: ['cone wrench', 'axle vice'],
  },
  { said: ['hold axle', 'hub in vice', 'soft jaw', 'clamp axle', 'hold hub'], needs: ['axle vice'] },
  {
    said: ['fit headset', 'install headset', 'press headset', 'headset cup', 'headset tool', 'press bearing'],
    needs: ['headset press'],
  },
  { said: ['fork race', 'install crown race', 'fit race', 'crown race'], needs: ['crown race setter'] },
  { said: ['star nut', 'install star nut', 'steerer nut', 'top cap nut'], needs: ['star nut setter'] },
  {
    said: [
      'internal cable',
      'cable through frame',
      'pull cable',
      'run cable',
      'fish cable',
      'hose through frame',
    ],
    needs: ['internal cable routing kit'],
  },
  {
    said: ['trim cable', 'frayed cable', 'cut housing', 'cut cable', 'shorten cable', 'wire snip'],
    needs: ['cable cutter'],
  },
  { said: ['hold bike', 'clamp bike', 'bike stand', 'bike up', 'work on bike'], needs: ['repair stand'] },
  {
    said: [
      'tighten stem',
      'carbon bolt',
      'right torque',
      'not overtighten',
      'overtighten',
      'torque bolt',
      'stem bolt',
    ],
    needs: ['torque wrench'],
  },
  {
    said: ['adjust cup', 'dust cap', 'bottom bracket adjustable cup', 'two hole cap', 'pin hole'],
    needs: ['pin spanner'],
  },
  {
    said: ['snapped shifter cable', 'shift cable', 'gear wire', 'shifter wire', 'shifter cable'],
    needs: ['gear cable'],
  },
  { said: ['slipping seatpost', 'saddle slip', 'seatpost clamp'], needs: ['saddle clamp'] },
  { said: ['go tubeless', 'tubeless setup', 'convert tubeless'], needs: ['tubeless valve', 'rim'] },
  {
    said: ['squeaky brake', 'squealing brake', 'brake worn', 'new brake pad'],
    needs: ['disc brake pad', 'rim brake pad'],
  },
  { said: ['grip tape', 'wrap handlebar', 'handlebar tape', 'drop bar tape'], needs: ['bar tape'] },
]
