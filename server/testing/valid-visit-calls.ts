import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

export const validVisitCalls = {
  countVisit: async () => ({
    body: {
      page: 'tools',
      shown: 'first',
      from: 'example.com',
      language: 'en',
      vitals: { lcp: 1800, cls: 0 },
    },
  }),
  getVisits: (app: TestApp) => byAdmin(app, { query: { days: '7' } }),
}
