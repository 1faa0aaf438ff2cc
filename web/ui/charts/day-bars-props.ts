export interface DayBar {
  /** For example 2026-11-22. */
  readonly date: string
  /** The date for screen readers, such as Sunday 22 November. */
  readonly name: string
  /** The label below the axis, such as 22 Nov. */
  readonly tick: string
  /** Undefined on a day without a value, whose table cell stays empty. */
  readonly value: number | undefined
  /** The filled part of the bar, if bars have parts. */
  readonly part?: number | undefined
  /** The value of the same day in the previous period, for the line. */
  readonly before?: number | undefined
  /** True for a day that is drawn lighter. */
  readonly weekend: boolean
}

interface BarTexts {
  /** The label of the bars. */
  readonly label: string
  readonly day: string
  /** The label of the values in the table; by default that of the bars. */
  readonly value?: string
  /** The label of the bars' filled parts. */
  readonly part?: string
  /** The label of the line. */
  readonly before: string
  /** Text for a day without a value. */
  readonly none: string
  readonly all: string
  readonly asTable: string
  readonly asPicture: string
}

export interface DayBarsProps {
  readonly days: readonly DayBar[]
  /** The figures of the whole period, below the table. */
  readonly all?: Pick<DayBar, 'value' | 'part' | 'before'>
  /** The value at the top of the picture; by default the highest one. */
  readonly top?: number
  readonly texts: BarTexts
  readonly format: (value: number) => string
}
