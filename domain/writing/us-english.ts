import type { Writing } from '../../contract/shop/writing.ts'

/** The formats of US English, used until the shop's settings are known; a test compares them with derived values. */
export const usEnglish: Writing = {
  numbers: { decimal: '.', group: ',', sizes: [3, 3], from: 4, below: ['-', ''] },
  money: {
    decimal: '.',
    group: ',',
    sizes: [3, 3],
    from: 4,
    below: ['-¤', ''],
    symbol: '$',
    around: ['¤', ''],
  },
  dates: {
    months: [
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      [
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ],
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    periods: ['AM', 'PM'],
    kinds: {
      day: ['{M} {d}, {y}', 0],
      long: ['{M} {d}, {y}', 1],
      weekday: ['{w}, {M} {d}', 1],
      short: ['{M} {d}', 0],
      time: ['{h}:{m} {p}', 0],
      instant: ['{M} {d}, {y}, {h}:{m} {p}', 0],
    },
  },
}
