import { expect, test } from 'vitest'
import { fillReminder, reminderIn } from './fill-reminder.ts'

const values = {
  invoice: 'INV-00042',
  order: 'TW-1042-9',
  company: '{days} GmbH',
  open: '€120.00',
  due: '30 November 2026',
  days: '3',
}

test('A reminder has its values in place of the names, and a value is not read again', () => {
  expect(fillReminder('{company}: {invoice} {invoice}, {open}', values)).toBe(
    '{days} GmbH: INV-00042 INV-00042, €120.00',
  )
  expect(fillReminder('{toString} {Invoice} {', values)).toBe('{toString} {Invoice} {')
})

test('A reminder has the words of the owner, and those of the shop where the owner wrote none', () => {
  const builtIn = [
    { subject: 'First', text: 'One' },
    { subject: 'Second', text: 'Two' },
  ]
  const words = [{ language: 'de', subject: 'Eigene', text: '' } as const]
  const section = {
    steps: [
      { days: 3, words },
      { days: 9, words: [] },
      { days: 20, words: [] },
    ],
  }
  expect(reminderIn(section, 1, 'de', builtIn)).toEqual({ subject: 'Eigene', text: 'One' })
  expect(reminderIn(section, 1, 'en', builtIn)).toEqual({ subject: 'First', text: 'One' })
  expect(reminderIn(section, 3, 'de', builtIn)).toEqual({ subject: 'Second', text: 'Two' })
})
