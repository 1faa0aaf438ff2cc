import { usEnglish } from '../../domain/writing/us-english.ts'
import { writeNumbersAs } from '../ui/values/numbers.ts'

// Runs before every test file of screens, because the page sets the writing rules and a test of one control has no
// page.
writeNumbersAs({ writing: usEnglish, timeZone: 'UTC', locale: 'en-US' })
