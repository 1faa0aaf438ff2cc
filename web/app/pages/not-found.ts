import { notFoundHead, page } from './page.ts'
import { noQuery } from './page-query.ts'

export const notFoundPage = page({
  path: '*',
  query: noQuery,
  screen: 'start',
  head: notFoundHead,
  shows: [],
  listed: false,
  structured: null,
  status: 404,
  samples: () => ['/no-such-page'],
})
