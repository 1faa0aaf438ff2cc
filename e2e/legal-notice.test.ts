import sharp from 'sharp'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { book } from './support/orders.ts'
import { openPayment } from './support/screens.ts'

test('An owner adds the official notice; the tool and the payment show it unchanged, with its space reserved', async ({
  page,
  shop,
  newVisitor,
}) => {
  const size = { width: 300, height: 420 }
  const file = await sharp({ create: { ...size, channels: 3, background: '#003399' } })
    .png()
    .toBuffer()
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/settings/notices')
  const form = page.getByRole('main')
  await form.getByLabel('Image').setInputFiles({ name: 'notice.png', mimeType: 'image/png', buffer: file })
  await form.getByRole('button', { name: 'Add this picture' }).click()
  await expect(form.getByRole('button', { name: /^Remove.*English/ })).toBeVisible()
  await form.getByLabel('Address of the official page').fill('https://europa.example/guarantee')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()

  const buyer = await newVisitor()
  const customer = await beSignedIn(buyer)
  const tool = await toolNamed(buyer, 'Axle vice')
  const orderId = await book(buyer, customer, tool)
  const notice = buyer.getByRole('main').locator('.guarantee-notice')
  for (const open of [() => buyer.goto(`/tool/${tool._id}`), () => openPayment(buyer, orderId)]) {
    await open()
    const picture = notice.getByRole('img')
    await expect(picture).toHaveAttribute('width', '300')
    await expect(picture).toHaveAttribute('height', '420')
    await expect(notice.getByRole('link').last()).toHaveAttribute('href', 'https://europa.example/guarantee')
    const shown = await buyer.request.get((await picture.getAttribute('src')) ?? '')
    // The picture host stores WebP: the same colours, within a hundredth, not the same bytes.
    const { channels } = await sharp(await shown.body()).stats()
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
    expect(Math.max(red, Math.abs(green - 0x33), Math.abs(blue - 0x99))).toBeLessThan(3)
    await expectAccessible(buyer)
  }
  expect(
    emailsTo(shop, customer.email)
      .map(({ body }) => body)
      .join('\n'),
  ).toContain('/images/')
})
