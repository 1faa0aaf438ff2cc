import { fitTexts } from '../../features/fit/fit-texts.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { page } from './page.ts'
import { queryOf } from './page-query.ts'

export const fitPage = page({
  path: '/fit',
  query: queryOf({ group: 'first', standard: 'first', measure: 'first', value: 'first', known: 'first' }),
  load: async () => (await import('../../features/fit/load-fit.ts')).loadFit,
  screen: async () => (await import('../../features/fit/fit-page.tsx')).FitPage,
  head: ({ fit }) => {
    const subject =
      fit.standards.length === 1 ? fit.standards[0] : fit.groups.find(({ id }) => id === fit.group)
    const title = subject ? labelTexts.named(fitTexts.title, subject.name) : fitTexts.title
    return { title, description: fit.sentence ?? fitTexts.description }
  },
  shows: ['tools', 'items'],
  listed: true,
  canonical: ['group', 'standard'],
  needs: { id: 'findFit' },
  structured: null,
  samples: () => [
    '/fit',
    '/fit?group=chains',
    '/fit?group=bottom-brackets&measure=thread&value=34.8',
    '/fit?standard=freehub-microspline',
  ],
})
