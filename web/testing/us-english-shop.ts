import { usEnglish } from '../../domain/writing/us-english.ts'
import { writeNumbersAs } from '../ui/values/numbers.ts'

// Runs before every test file of screens: the page of a shop says how it writes, and a test of one control has no page.
writeNumbersAs({ writing: usEnglish, timeZone: 'UTC', locale: 'en-US' })
