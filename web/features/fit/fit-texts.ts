import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of the page “What fits my bike”. */
export const fitTexts = {
  title: 'What fits my bike',
  description:
    'Choose the component and its standard, or enter what the calliper shows. See which tools fit, and why.',
  lead: 'Choose the component. Then choose its standard, or enter what the calliper shows. If we do not know, we say so.',
  components: 'Components',
  standards: 'I know the standard',
  measure: 'I have a calliper',
  measureText: 'Measure one of these. A number has the unit shown, unless you write another one.',
  count: (formats: Formats, standards: number, measurements: number) =>
    `${counted(formats, standards, 'standard')} · ${counted(formats, measurements, 'measurement')}`,
  value: 'Reading',
  check: 'Check',
  /** Follows “Check” for screen readers. */
  ofMeasurement: (measurement: string) => ` ${measurement}`,
  verdicts: { one: 'Found', several: 'More than one', unknown: 'Unknown' },
  again: 'Start again',
  measureAgain: 'Measure again',
  next: 'Measure next to tell them apart',
  has: (standard: string) => `${standard}:`,
  tools: 'Tools that fit',
  parts: 'Parts that fit',
  notSold: 'Not sold here',
  alsoCalled: 'Also called',
  jobs: 'Or start from the job',
  toJobs: 'What a job needs',
  measureHere: (how: string) => `Measure here: ${how}`,
} as const
