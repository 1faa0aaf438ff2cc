export interface DayBar {
  /** 2026-11-22 */
  readonly date: string
  /** The date for screen readers: Sunday 22 November. */
  readonly name: string
  /** Below the axis: 22 Nov. */
  readonly tick: string
  /** Undefined on a day without a value, whose table cell stays empty. */
  readonly value: number | undefined
  /** How much of the value the filled part of the bar shows, if a bar has parts. */
  readonly part?: number | undefined
  /** The value of the same day of the period before, for the line. */
  readonly before?: number | undefined
  /** Drawn lighter. */
  readonly weekend: boolean
}

interface BarTexts {
  /** The values of the bars. */
  readonly label: string
  readonly day: string
  /** Names the values in the table, if not the label. */
  readonly value?: string
  /** What the filled parts of the bars show. */
  readonly part?: string
  /** The values of the line. */
  readonly before: string
  /** Said of a day without a value. */
  readonly none: string
  readonly all: string
  readonly asTable: string
  readonly asPicture: string
}

export interface DayBarsProps {
  readonly days: readonly DayBar[]
  /** The figures of the whole period, below the table. */
  readonly all?: Pick<DayBar, 'value' | 'part' | 'before'>
  /** The value at the top of the picture; the highest one if it is left out. */
  readonly top?: number
  readonly texts: BarTexts
  readonly format: (value: number) => string
}
