import { forgotPasswordTexts } from '../../texts/sign-in-by-mail.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const forgotPasswordPage = page({
  path: '/forgot-password',
  query: noQuery,
  screen: async () => (await import('../../features/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  head: { title: forgotPasswordTexts.title, description: forgotPasswordTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/forgot-password'],
})
