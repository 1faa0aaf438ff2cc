import type { Locator, Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bookButton, bookingField, navbar, payButton, signInForm, toast } from './support/screens.ts'

const mostStops = 120

/** Presses Tab until the focus is there; what has it must be seen to have it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => target.evaluate(showsFocus)).toBe(true)
      return
    }
  }
  throw new Error(`The focus does not come to ${target} by Tab.`)
}

/** The focus is drawn around the element, or around what is its frame for the eye. */
function showsFocus(element: Element): boolean {
  const frame = element.closest('.card-field') ?? element
  return [element, frame].some((each) => getComputedStyle(each).outlineStyle !== 'none')
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('The first stop leads past the navbar to the content', async ({ page }) => {
  await page.goto('/tools')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('A tool is found, booked and paid for by keyboard alone', async ({ page }) => {
  test.slow()
  const person = newPerson()
  const tool = await toolNamed(page, 'Torque wrench 2–24 N·m')
  await page.goto('/tools')
  await tabTo(page, page.getByRole('link', { name: tool.name, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tool/${tool._id}`)
  await tabTo(page, bookButton(page))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/login')
  await tabTo(page, page.getByRole('link', { name: 'Make an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  const form = signInForm(page)
  await type(page, form.name, person.name)
  await type(page, form.email, person.email)
  await type(page, form.password, person.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await tabTo(page, page.getByRole('link', { name: 'Go on with it' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tool/${tool._id}`)
  await type(page, bookingField(page, 'quantity'), String(tool.minOrderQuantity))
  await tabTo(page, bookButton(page))
  await page.keyboard.press('Space')
  await expect(toast(page, 'Successfully Booked')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Pay now' }))
  await page.keyboard.press('Enter')
  await expect(payButton(page)).toBeEnabled()
  await type(page, page.getByRole('textbox', { name: 'Card number' }), '4000002500003155')
  await type(page, page.getByRole('textbox', { name: 'Expiry date' }), '1234')
  await type(page, page.getByRole('textbox', { name: 'Security code' }), '123')
  await page.keyboard.press('Enter')
  const bank = page.getByRole('dialog', { name: '3-D Secure test page' })
  await expect(bank).toBeVisible()
  await tabTo(page, bank.getByRole('button', { name: 'Complete' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeFocused()
})

test('On a narrow phone every link of the navbar can be reached and seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  for (const name of ['Truewheel', 'Home', 'Blogs', 'My Portfolio', 'Login']) {
    const link = navbar(page).getByRole('link', { name, exact: true })
    await tabTo(page, link)
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})
