import { defineConfig } from 'vitest/config'

/** Tests run in Node; those of screens say `@vitest-environment jsdom` in their first line. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // A peer's tests need what only `npm run test:peers` installs.
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**', 'checks/peers/*/**'],
  },
})
