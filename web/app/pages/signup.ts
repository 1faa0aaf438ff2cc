import { signupTexts } from '../../features/sign-in/texts.ts'
import { confirmSession } from '../../session/confirm-session.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const signupPage = page({
  path: '/signup',
  query: noQuery,
  guard: confirmSession,
  screen: async () => (await import('../../features/sign-in/signup-page.tsx')).SignupPage,
  head: { title: signupTexts.title, description: signupTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/signup'],
})
