import { writeAmountsAs } from '../operations/emails/formats.ts'

// Runs before every test file of the server. The files of a worker share the shop's modules, as the shops of a process would, and
// all that those keep belongs to one shop, order or call. The currency does not: it was the last shop's.
writeAmountsAs({ currency: 'USD', locale: 'en-US' })
