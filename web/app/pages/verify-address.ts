import { verifyAddressTexts } from '../../texts/sign-in-by-mail.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const verifyAddressPage = page({
  path: '/verify-address',
  query: noQuery,
  screen: async () => (await import('../../features/sign-in/verify-address-page.tsx')).VerifyAddressPage,
  head: { title: verifyAddressTexts.title, description: verifyAddressTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/verify-address', '/verify-address#token=from-a-mail'],
})
