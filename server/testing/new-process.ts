import { afterAll, expect, vi } from 'vitest'

// Runs before every test file of the server. The files of a worker share the shop's modules, like shops of one process.
// The state of those modules belongs to one shop, order or call.

// Modules that an earlier file loaded cannot be replaced. Replace the shop's dependencies instead.
vi.mock = () => {
  throw new Error('The files of a worker share the modules, so `vi.mock` replaces one only sometimes.')
}

// A server that a file leaves open keeps running during the next file.
const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
const before = listening()

// Registered first, so that it runs last: Vitest runs these hooks in reverse order.
afterAll(() =>
  vi.waitFor(() => expect(listening(), 'servers that this file leaves open').toBeLessThanOrEqual(before)),
)
