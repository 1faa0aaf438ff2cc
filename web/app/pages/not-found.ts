import { page, problemHead } from './page.ts'
import { noQuery } from './page-query.ts'

export const notFoundPage = page({
  path: '*',
  query: noQuery,
  screen: 'start',
  head: problemHead(true),
  shows: [],
  listed: false,
  structured: null,
  status: 404,
  samples: () => ['/no-such-page'],
})
