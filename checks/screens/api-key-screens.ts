import { keyFormTexts, apiKeysTexts as texts } from '../../web/features/admin-api-keys/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of the API keys. */
export const apiKeyScreens: readonly Screen[] = screensOf('/dashboard/api-keys', 'admin', {
  'api-keys': openKeys,
  'api-key-form': openPreset,
  'api-key-errors': openErrors,
  'api-key-shown-once': openShownOnce,
})

const longName = 'Label printer beside the packing table in the back of the workshop'

/** Lists a key with many rights. */
async function openKeys(visit: Visit): Promise<void> {
  const { page } = visit
  await page.goto(dashboardLinks.apiKeys)
  await page.getByRole('button', { name: texts.make }).waitFor()
  if (!(await page.getByText(longName.slice(0, 60)).first().isVisible())) await openShownOnce(visit)
  await page.goto(dashboardLinks.apiKeys)
  await page.getByText(longName.slice(0, 60)).first().waitFor()
}

async function openPreset(visit: Visit): Promise<void> {
  const form = await openForm(visit)
  await form.getByRole('button', { name: keyFormTexts.preset.labels }).click()
  await form.getByText(keyFormTexts.single).click()
}

async function openErrors(visit: Visit): Promise<void> {
  const form = await openForm(visit)
  await form.getByLabel(keyFormTexts.endsOn).fill('2020-01-01')
  await form.getByRole('button', { name: keyFormTexts.makeIt }).click()
  await form.getByRole('alert').first().waitFor()
}

/** Shows a new key beside the list. */
async function openShownOnce(visit: Visit): Promise<void> {
  const form = await openForm(visit)
  await form.getByRole('button', { name: keyFormTexts.preset.labels }).click()
  await form.getByLabel(keyFormTexts.name, { exact: true }).fill(longName.slice(0, 60))
  await form.getByRole('button', { name: keyFormTexts.makeIt }).click()
  await visit.page.getByRole('button', { name: keyFormTexts.stored }).waitFor()
}

async function openForm({ page }: Visit) {
  await page.goto(dashboardLinks.apiKeys)
  await page.getByRole('button', { name: texts.make }).click()
  return page.getByRole('form', { name: keyFormTexts.making })
}
