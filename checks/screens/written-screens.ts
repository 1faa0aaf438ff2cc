import { dashboardForm } from '../../e2e/support/dashboard.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Content pages, the jobs, and the contact and quote forms. */
export const writtenScreens: readonly Screen[] = [
  ...screensOf('/fit', 'stranger', {
    fit: open(links.fit()),
    'fit-component': open(links.fit({ group: 'bottom-brackets' })),
    'fit-standard': open(links.fit({ standard: 'bb-bsa' })),
    'fit-several': open('/fit?group=bottom-brackets&measure=thread&value=34.8'),
    'fit-unknown': open('/fit?group=seatposts&measure=post&value=29'),
  }),
  ...screensOf('/jobs', 'stranger', { jobs: open(links.jobs) }),
  ...screensOf('/jobs/:jobId', 'stranger', { job: open(links.job('replace-a-cassette')) }),
  ...screensOf('/blog', 'stranger', { blog: open(links.blog) }),
  ...screensOf('/portfolio', 'stranger', { portfolio: open(links.portfolio) }),
  ...screensOf('/delivery', 'stranger', { delivery: open(links.delivery) }),
  ...screensOf('/returns', 'stranger', { returns: open(links.returns) }),
  ...screensOf('/privacy', 'stranger', { privacy: open(links.privacy) }),
  ...screensOf('/terms', 'stranger', { terms: open(links.terms) }),
  ...screensOf('/accessibility', 'stranger', { accessibility: open(links.accessibility) }),
  ...screensOf('/status', 'stranger', { status: open(links.status), 'status-trouble': trouble }),
  ...screensOf('/contact', 'stranger', { contact: open(links.contact) }),
  ...screensOf('/quote', 'stranger', {
    quote: open(links.quote()),
    'quote-about-a-part': aboutPart,
    'quote-errors': quoteErrors,
    'quote-sent': quoteSent,
  }),
]

/** Simulates a slow card provider, an unavailable database and a late comparison. */
async function trouble({ page }: Visit): Promise<void> {
  const states = { database: 'down', payments: 'slow', numbers: 'slow', backup: 'works' } as const
  await page.route('**/api/status', async (route) => {
    const response = await route.fetch()
    const status = await response.json()
    const parts = Object.entries(states).map(([part, state]) => {
      const since = state === 'works' ? null : status.readAt - 600_000
      return { part, state, since, seenAt: status.readAt - 660_000 }
    })
    await route.fulfill({ response, json: { ...status, parts } })
  })
  // The browser makes this call only on a navigation from another page, once its scripts run.
  await page.goto(links.terms)
  await page.getByRole('radio', { name: 'Night' }).and(page.locator(':enabled')).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click()
  await page.getByText('Does not work').first().waitFor()
}

async function aboutPart({ page }: Visit): Promise<void> {
  await page.goto(links.items)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('region', { name: 'Your quote is for' }).waitFor()
}

async function quoteErrors({ page }: Visit): Promise<void> {
  await page.goto(links.quote())
  await dashboardForm(page, 'Write to us').getByRole('button').click()
  await page.getByText('Message is Required').waitFor()
}

async function quoteSent({ page }: Visit): Promise<void> {
  await page.goto(links.quote())
  const form = dashboardForm(page, 'Write to us')
  await form.getByLabel('Name').fill('Kay Link')
  await form.getByLabel('Email').fill('kay@example.com')
  await form.getByLabel('Message').fill('Forty spoke keys for our workshop, please.')
  await form.getByRole('button').click()
  await page.getByText('We answer to kay@example.com').waitFor()
}
