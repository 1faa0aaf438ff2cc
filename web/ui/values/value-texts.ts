/** Texts that accompany numbers, ages, addresses and links wherever they are shown. */
export const valuesTexts = {
  onRequest: 'on request',
  anotherWebsite: '(another website)',
  close: 'close',
  inZone: (time: string, zone: string) => `${time} (${zone})`,
} as const

/** A name before its value. */
export const labelTexts = {
  named: (label: string, value: string) => `${label}: ${value}`,
  before: (label: string) => `${label}: `,
  /** Completes an accessible name. */
  after: (value: string) => `: ${value}`,
} as const

export const earlierPriceTexts = {
  before: 'Before:',
  off: (percent: number, lowest: string) => `−${percent} % · lowest of the last 30 days ${lowest}`,
} as const

/** How long ago something was. */
export const ageTexts = {
  now: 'just now',
  minute: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
  hour: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  day: (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`),
} as const

export const letterheadTexts = {
  taxNumber: (number: string) => `Tax number ${number}`,
  vatNumber: (number: string) => `VAT number ${number}`,
} as const
