import { expect } from '@playwright/test'
import { deletion, signInElsewhere } from '../../e2e/support/account.ts'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { beSignedIn } from '../../e2e/support/customer.ts'
import { dashboardForm, question } from '../../e2e/support/dashboard.ts'
import { book } from '../../e2e/support/orders.ts'
import { choosePicture } from '../../e2e/support/picture-file.ts'
import { toast } from '../../e2e/support/screens.ts'
import { listTexts, padTexts } from '../../web/features/order-pad/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { holdBack, loseCalls } from './answers.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** A customer's part of the dashboard, without the payment. */
export const customerScreens: readonly Screen[] = [
  ...screensOf('/dashboard', 'newcomer', {
    'dashboard-empty': open(dashboardLinks.home, 'you have not booked anything yet'),
    'dashboard-on-its-way': firstOnItsWay,
  }),
  ...screensOf('/dashboard', 'customer', { 'dashboard-to-pay': dashboardToPay }),
  ...screensOf('/dashboard/myorders', 'newcomer', {
    'my-orders-empty': open(dashboardLinks.myOrders, 'You have not booked anything yet.'),
    'my-orders-on-their-way': onItsWay(dashboardLinks.myOrders),
    'my-orders-not-loaded': ordersNotLoaded,
  }),
  ...screensOf('/dashboard/myorders', 'customer', {
    'my-orders': openMyOrders,
    'cancel-dialog': cancelDialog,
  }),
  ...screensOf('/dashboard/myorders', 'stranger', {
    'order-cancelled': orderCancelled,
    'my-orders-cancelled': cancelledOrders,
  }),
  ...screensOf('/dashboard/pad', 'newcomer', {
    'order-pad-empty': open(dashboardLinks.pad, padTexts.none),
    'order-pad-name-missing': listNameMissing,
    'order-pad-list': openList,
    'order-pad-file': listFile,
  }),
  ...screensOf('/dashboard/addreview', 'customer', {
    'add-review': open(dashboardLinks.addReview, 'Tell other customers what you think.'),
    'add-review-errors': reviewErrors,
    'add-review-filled': reviewFilled,
  }),
  ...screensOf('/dashboard/addreview', 'stranger', { 'review-added': reviewAdded }),
  ...screensOf('/dashboard/myprofile', 'newcomer', {
    'my-profile-empty': open(dashboardLinks.myProfile, 'Your delivery address'),
    'my-profile-errors': profileErrors,
    'my-profile-on-its-way': onItsWay(dashboardLinks.myProfile),
  }),
  ...screensOf('/dashboard/account', 'newcomer', {
    account: open(dashboardLinks.account, 'This browser'),
    'account-on-its-way': onItsWay(dashboardLinks.account),
    'account-not-loaded': accountNotLoaded,
    'account-link-sent': accountLinkSent,
    'account-password-errors': passwordErrors,
    'account-without-password': withoutPassword,
    'account-deletion': accountDeletion,
    'account-deletion-refused': accountDeletionRefused,
  }),
  ...screensOf('/dashboard/account', 'customer', { 'account-elsewhere': signedInElsewhere }),
  ...screensOf('/dashboard/myprofile', 'customer', {
    'my-profile': openProfile,
    'my-profile-picture-failed': pictureFailed,
  }),
]

/** Opens the first dashboard page of a session while the shop's answers are pending. */
async function firstOnItsWay({ page }: Visit): Promise<void> {
  await holdBack(page, '**/api/**')
  await page.goto(dashboardLinks.home)
  await page.locator('.skeleton-block').first().waitFor()
}

/** Opens a later page in the same way; the role, and therefore the menu, is known from the first page. */
function onItsWay(address: string): Screen['reach'] {
  return async ({ page }) => {
    await page.goto(dashboardLinks.home)
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    await holdBack(page, '**/api/**')
    await page.goto(address)
    await page.locator('.skeleton-block').first().waitFor()
  }
}

async function accountNotLoaded({ page }: Visit): Promise<void> {
  await loseCalls(page, '**/api/account')
  await page.goto(dashboardLinks.account)
  await page.getByRole('alert').waitFor()
}

async function accountLinkSent({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.account)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('The admin of this demo finds the link').waitFor()
}

async function passwordErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.account)
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill('not the one')
  await form.getByLabel('New password').fill('seven saddles')
  await form.getByRole('button').click()
  await form.getByText('This is not your current password.').waitFor()
  await form.getByLabel('New password').fill('12345')
  await form.getByText('password Must be 6 characters or longer').waitFor()
}

/** Simulates an account that signs in with Google only. */
async function withoutPassword({ page }: Visit): Promise<void> {
  await page.route('**/auth/password', (route) => route.fulfill({ json: { set: false } }))
  await page.goto(dashboardLinks.account)
  await page.getByText('Your account has no password').waitFor()
}

async function accountDeletion({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.account)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await deletion(page).getByRole('textbox').waitFor()
}

async function accountDeletionRefused(visit: Visit): Promise<void> {
  await accountDeletion(visit)
  await deletion(visit.page).getByRole('textbox').fill('somebody@example.com')
  await deletion(visit.page).getByRole('button', { name: 'Delete for good' }).click()
  await visit.page.getByText('This does not match.').waitFor()
}

async function signedInElsewhere({ page, people }: Visit): Promise<void> {
  await signInElsewhere(page, await people.customer())
  await page.goto(dashboardLinks.account)
  await page
    .getByRole('button', { name: /^Sign out there/ })
    .first()
    .waitFor()
}

async function dashboardToPay({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.home)
  await page.getByRole('link', { name: /^Pay/ }).first().waitFor()
}

async function openMyOrders({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.myOrders)
  await page.getByText('was refunded to your card').waitFor()
}

async function cancelDialog(visit: Visit): Promise<void> {
  await openMyOrders(visit)
  await visit.page.getByRole('button', { name: 'Cancel' }).first().click()
  await question(visit.page).waitFor()
}

async function ordersNotLoaded({ page }: Visit): Promise<void> {
  await loseCalls(page, '**/api/bookings?*')
  await page.goto(dashboardLinks.myOrders)
  await page.getByRole('alert').waitFor()
}

async function orderCancelled({ page }: Visit): Promise<void> {
  await book(page, await beSignedIn(page), await toolNamed(page, 'Pin spanner'))
  await page.goto(dashboardLinks.myOrders)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Cancel the order' }).click()
  await toast(page, 'Order: Pin spanner is deleted').waitFor()
}

async function cancelledOrders(visit: Visit): Promise<void> {
  await orderCancelled(visit)
  await visit.page.getByRole('link', { name: 'Cancelled' }).click()
  await visit.page.getByText('Cancelled by you').waitFor()
}

async function reviewErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.addReview)
  await page.getByRole('button', { name: 'Add review' }).click()
  await page.getByText('ratings is Required').waitFor()
}

async function reviewFilled({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.addReview)
  const form = dashboardForm(page, 'Add Reviews')
  await choosePicture(form.getByLabel('Image'))
  await form.getByRole('radio', { name: '4 stars' }).check()
  await form
    .getByRole('textbox', { name: 'Review', exact: true })
    .fill('Threads cut clean, and it came in a day.')
}

async function reviewAdded(visit: Visit): Promise<void> {
  await beSignedIn(visit.page)
  await reviewFilled(visit)
  await visit.page.getByRole('button', { name: 'Add review' }).click()
  await toast(visit.page, 'Review Added Successfully').waitFor()
}

async function profileErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.myProfile)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('phone is Required').waitFor()
}

async function openProfile({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.myProfile)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/Freewheel Lane/)
}

async function pictureFailed(visit: Visit): Promise<void> {
  await loseCalls(visit.page, '**/images')
  await openProfile(visit)
  const form = dashboardForm(visit.page, 'My Profile')
  await choosePicture(form.getByLabel('Image'))
  await form.getByRole('button', { name: 'Save profile' }).click()
  await form.getByRole('button', { name: 'Try again' }).waitFor()
}

async function listNameMissing({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.pad)
  await page.getByRole('button', { name: padTexts.make }).click()
  await page.getByText('Give the list a name.').waitFor()
}

/** Opens a new list with a product that is there and one that is sold out, and puts both into the basket. */
async function openList({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.pad)
  await page
    .getByLabel(padTexts.name, { exact: true })
    .fill('Spring order of the workshop in the Rhine Valley')
  await page.getByRole('button', { name: padTexts.make }).click()
  for (const name of ['Chain whip', 'Cone wrench 13/15 mm']) {
    await page.getByRole('textbox', { name: /Numbers or names/ }).fill(`${name} x 2`)
    await page.getByRole('button', { name: 'Add these' }).click()
    await page.getByRole('row').filter({ hasText: name }).waitFor()
  }
  await page.getByText(listTexts.soldOut).waitFor()
  await page.getByRole('button', { name: listTexts.putAll('2') }).click()
  await page.getByText(listTexts.toBasket).waitFor()
}

/** Chooses a file with mistakes. */
async function listFile(visit: Visit): Promise<void> {
  await openList(visit)
  const buffer = Buffer.from('number;pieces\r\nXX-1;4\r\n')
  await visit.page.setInputFiles('input[type=file]', { name: 'list.csv', mimeType: 'text/csv', buffer })
  await visit.page.getByText(listTexts.rowNotFound('2', 'XX-1')).waitFor()
}
