import { ok } from '../../e2e/support/customer.ts'
import { dashboardForm } from '../../e2e/support/dashboard.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Offers: the staff's list, and the customer's page with and without JavaScript. */
export const offerScreens: readonly Screen[] = [
  ...screensOf('/dashboard/offers', 'admin', {
    'offers-empty': open(dashboardLinks.offers, 'No offers yet'),
    offers: openOffers,
  }),
  ...screensOf('/offer', 'stranger', {
    offer: openOffer,
    'offer-unknown': open(`${links.offer}#token=abcdefghijklmnopqrstuvwxyz`, 'This link leads to no offer'),
    'offer-no-link': open(links.offer, 'This address is incomplete'),
  }),
  ...screensOf('/offer', 'without-javascript', {
    'offer-to-paste': openForm,
    'offer-wrong-link': (visit) => pasteLink(visit, 'https://example.com/'),
    'offer-pasted': async (visit) => pasteLink(visit, await sendOffer(visit)),
  }),
]

/** Answers a new request with an offer of its product. Returns the link in the email. */
async function sendOffer({ people }: Visit): Promise<string> {
  const page = await people.open('admin')
  const data = {
    kind: 'quote',
    name: 'Grace Hub',
    email: 'grace@example.com',
    message: 'I am looking for: axle vice',
  }
  const { insertedId } = await (await ok(await page.request.post('/api/quotes', { data }))).json()
  await page.goto(dashboardLinks.request(insertedId))
  const form = dashboardForm(page, 'Offer')
  await form.getByRole('button', { name: 'Add Axle vice' }).click()
  await form.getByLabel('Pieces').fill('2')
  await form.getByLabel('Price of one').fill('11.50')
  await form.getByLabel('Words above the lines').fill('As said on the phone.')
  await form.getByRole('button', { name: 'Send the offer' }).click()
  await page.getByText('Offered', { exact: true }).waitFor()
  await page.goto(dashboardLinks.messages)
  const letter = page.getByRole('row').filter({ hasText: 'Our offer' }).first()
  await letter.getByText('Read it').click()
  const [link = ''] = /\S+\/offer#token=\S+/.exec((await letter.textContent()) ?? '') ?? []
  await page.context().close()
  return link
}

async function openOffers(visit: Visit): Promise<void> {
  await sendOffer(visit)
  await open(dashboardLinks.offers, 'Grace Hub')(visit)
}

async function openOffer(visit: Visit): Promise<void> {
  await visit.page.goto(await sendOffer(visit))
  await visit.page.getByRole('table').waitFor()
}

async function openForm({ page }: Visit): Promise<void> {
  await page.goto(links.offer)
  await page.getByLabel('Link from the email').waitFor()
}

async function pasteLink(visit: Visit, link: string): Promise<void> {
  const { page } = visit
  await openForm(visit)
  await page.getByLabel('Link from the email').fill(link)
  await page.getByRole('button', { name: 'Show the offer' }).click()
  await page.getByText('JavaScript').or(page.getByRole('alert')).first().waitFor()
}
