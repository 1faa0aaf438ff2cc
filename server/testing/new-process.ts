import { afterAll, expect, vi } from 'vitest'

// Runs before every test file of the server. The files of a worker share the shop's modules, as the shops of a process
// would, and all that those keep belongs to one shop, order or call.

// A module that an earlier file has loaded would stay as it is. What the shop is given can be replaced instead.
vi.mock = () => {
  throw new Error('The files of a worker share the modules, so `vi.mock` replaces one only sometimes.')
}

// A server that a file leaves open goes on beside the next one.
const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
const before = listening()

// First here, so last of the file: Vitest runs these hooks in reverse order.
afterAll(() =>
  vi.waitFor(() => expect(listening(), 'servers that this file leaves open').toBeLessThanOrEqual(before)),
)
