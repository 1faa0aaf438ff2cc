/** A job or fault in a rider's words, with the products for it, the most useful first. */
export interface TradeJob {
  readonly said: readonly string[]
  readonly needs: readonly string[]
}

/** Smaller tasks and questions in riders' words, without a description. */
export const tasks: readonly TradeJob[] = [
  {
    said: ['tight tyre', 'tyre on rim', 'mount tyre', 'stubborn tyre', 'last bit tyre'],
    needs: ['tyre bead jack', 'tyre lever'],
  },
  {
    said: ['seat bead', 'inflate tyre', 'pump tyre', 'tyre pressure', 'blow up tyre', 'air'],
    needs: ['floor pump'],
  },
  {
    said: ['hold cassette', 'stop cassette turning', 'cassette spins', 'hold sprocket'],
    needs: ['chain whip', 'cassette lockring tool'],
  },
  { said: ['spoke tight', 'measure spoke', 'spoke tension', 'even tension'], needs: ['spoke tension meter'] },
  {
    said: ['build wheel', 'wheel building', 'lace wheel'],
    needs: ['truing stand', 'spoke tension meter', 'spoke wrench'],
  },
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
  { said: ['hold axle', 'hub in vice', 'soft jaw', 'clamp axle', 'hold hub'], needs: ['axle vice'] },
  { said: ['hold bike', 'clamp bike', 'bike stand', 'bike up', 'work on bike'], needs: ['repair stand'] },
  {
    said: ['snapped shifter cable', 'shift cable', 'gear wire', 'shifter wire', 'shifter cable'],
    needs: ['gear cable'],
  },
  { said: ['grip tape', 'wrap handlebar', 'handlebar tape', 'drop bar tape'], needs: ['bar tape'] },
]
