import { defineConfig } from 'vitest/config'

/** Tests run in Node; those of screens say `@vitest-environment jsdom` in their first line. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**'],
  },
})
