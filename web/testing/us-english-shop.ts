import { usEnglish } from '../../domain/writing/us-english.ts'
import { writeNumbersAs } from '../ui/values/numbers.ts'

// Runs before every test file of screens, because pages set the number format, and the test of a single component has
// no page.
writeNumbersAs({ writing: usEnglish, timeZone: 'UTC', locale: 'en-US' })
