import { resetPasswordTexts } from '../../texts/sign-in-by-mail.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const resetPasswordPage = page({
  path: '/reset-password',
  query: noQuery,
  screen: async () => (await import('../../features/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  head: { title: resetPasswordTexts.title, description: resetPasswordTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/reset-password', '/reset-password#token=from-a-mail'],
})
