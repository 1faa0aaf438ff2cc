import { expect, test, vi } from 'vitest'

test('vi.waitFor waits longer than its default of one second', async () => {
  const startedAt = performance.now()
  await vi.waitFor(() => expect(performance.now() - startedAt).toBeGreaterThan(1_300))
})
