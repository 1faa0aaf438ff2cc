import { afterAll, expect, vi } from 'vitest'

// Runs before the test files that share a worker: a server that one of them leaves open goes on beside the next one.
const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
const before = listening()

// First here, so last of the file: Vitest runs these hooks in reverse order.
afterAll(() =>
  vi.waitFor(() => expect(listening(), 'servers that this file leaves open').toBeLessThanOrEqual(before)),
)
