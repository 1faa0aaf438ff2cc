import { loginTexts } from '../../features/sign-in/texts.ts'
import { confirmSession } from '../../session/confirm-session.ts'
import { page } from './page.ts'
import { noQuery } from './page-query.ts'

export const loginPage = page({
  path: '/login',
  query: noQuery,
  guard: confirmSession,
  screen: async () => (await import('../../features/sign-in/login-page.tsx')).LoginPage,
  head: { title: loginTexts.title, description: loginTexts.description, unlisted: true },
  shows: [],
  listed: false,
  structured: null,
  samples: () => ['/login'],
})
