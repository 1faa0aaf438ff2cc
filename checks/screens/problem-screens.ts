import { links } from '../../web/routing/links.ts'
import { refuse } from './answers.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Error screens, shown instead of a page. */
export const problemScreens: readonly Screen[] = [
  ...screensOf('*', 'stranger', { 'not-found': open('/no-such-page', 'Page not found') }),
  ...screensOf('/', 'stranger', { offline }),
  ...screensOf('/tools', 'stranger', { 'page-refused': pageRefused }),
  ...screensOf('/blog', 'stranger', { 'part-missing': partMissing }),
]

async function offline({ page }: Visit): Promise<void> {
  await page.goto(links.home)
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
}

async function pageRefused({ page }: Visit): Promise<void> {
  await page.goto(links.home)
  await refuse(page, '**/api/tools*', 503, 'The shop is busy. Try again in a moment.')
  await page.getByRole('link', { name: 'See all tools' }).click()
  await page.getByRole('alert').waitFor()
}

async function partMissing({ page }: Visit): Promise<void> {
  await page.goto(links.home)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Blogs' }).click()
  await page.getByRole('alert').waitFor()
}
