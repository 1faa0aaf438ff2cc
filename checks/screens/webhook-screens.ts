import { rowOf } from '../../e2e/support/dashboard.ts'
import { webhookTexts as texts } from '../../web/features/admin-webhooks/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of the webhooks. */
export const webhookScreens: readonly Screen[] = [
  ...screensOf('/dashboard/webhooks', 'admin', {
    webhooks: openWebhooks,
    'webhook-form': openForm,
    'webhook-form-errors': openErrors,
    'webhook-secret': openSecret,
  }),
  ...screensOf('/dashboard/webhooks/:webhookId', 'admin', {
    webhook: openWebhook,
    'webhook-delivery': openDelivery,
  }),
]

const host = 'warehouse-of-northgate-precision-tools.invalid'

async function openForm({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.webhooks)
  await page.getByRole('button', { name: texts.add }).click()
  const form = page.getByRole('form', { name: texts.add })
  await form.getByLabel(texts.url).fill(`https://${host}/hooks/truewheel`)
  await form.getByLabel(texts.everything.orders).check()
}

async function openErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.webhooks)
  await page.getByRole('button', { name: texts.add }).click()
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText('Choose at least one event.').waitFor()
}

async function openSecret(visit: Visit): Promise<void> {
  await openForm(visit)
  await visit.page.getByRole('button', { name: texts.save }).click()
  await visit.page.getByText(/^whsec_/).waitFor()
}

async function openWebhooks(visit: Visit): Promise<void> {
  const { page } = visit
  await page.goto(dashboardLinks.webhooks)
  await page.getByRole('button', { name: texts.add }).waitFor()
  if (!(await rowOf(page, host).first().isVisible())) await openSecret(visit)
  await page.goto(dashboardLinks.webhooks)
  await rowOf(page, host).first().waitFor()
}

async function openWebhook(visit: Visit): Promise<void> {
  const { page } = visit
  await openWebhooks(visit)
  await rowOf(page, host).first().getByRole('link', { name: texts.deliveries }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByRole('button', { name: 'See it: Test' }).first().waitFor()
}

async function openDelivery(visit: Visit): Promise<void> {
  await openWebhook(visit)
  await visit.page.getByRole('button', { name: 'See it: Test' }).first().click()
  await visit.page.getByText('"webhook.test"').waitFor()
}
