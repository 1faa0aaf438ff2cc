import { afterAll, expect, vi } from 'vitest'

// Runs before every test file of the server. The files of a worker share the shop's modules, as shops of one
// process would. The state of those modules belongs to one shop, order or call.

// Modules loaded by an earlier file cannot be replaced. Replace the shop's dependencies instead.
vi.mock = () => {
  throw new Error('The files of a worker share the modules, so `vi.mock` replaces one only sometimes.')
}

// A server that a file leaves open keeps running beside the next file.
const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
const before = listening()

// First here, so last of the file: Vitest runs these hooks in reverse order.
afterAll(() =>
  vi.waitFor(() => expect(listening(), 'servers that this file leaves open').toBeLessThanOrEqual(before)),
)
