import { withdrawalHeadTexts } from '../../features/withdrawal/head-texts.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const withdrawPage = page({
  path: '/withdraw',
  query: noQuery,
  action: async (asked) => (await import('../../features/withdrawal/take-step.ts')).takeStep(asked),
  screen: async () => (await import('../../features/withdrawal/withdrawal-page.tsx')).WithdrawalPage,
  head: withdrawalHeadTexts,
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/withdraw'],
})
