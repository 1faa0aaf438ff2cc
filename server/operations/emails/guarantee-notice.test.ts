import { expect, test } from 'vitest'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { htmlPage, plainText } from './email.ts'
import { storedHtml, toStoredEmail } from './email-layout.ts'
import { withGuaranteeNotice } from './guarantee-notice.ts'

const shop = { publicUrl: 'https://shop.example', language: undefined }
const email = {
  language: undefined,
  subject: 'Booked',
  paragraphs: ['We are holding it.'],
  closing: ['Nothing is charged.'],
}
const notices = {
  pictures: [{ language: 'en', picture: '/images/notice.webp' }],
  link: 'https://europa.example/guarantee',
}

test('An email that confirms an order links to the notice at the shop’s own host', () => {
  const told = withGuaranteeNotice(email, { ...sampleSettings, notices }, shop)
  expect(plainText(told)).toContain('https://shop.example/images/notice.webp')
  expect(plainText(told)).toContain('https://europa.example/guarantee')
  expect(htmlPage(told)).toContain('<a href="https://shop.example/images/notice.webp">')
  const stationery = { shopName: 'Truewheel', opening: '', signature: '' }
  expect(storedHtml(toStoredEmail(told, stationery))).toBe(htmlPage(told, stationery))
})

test('Without a notice the email stays as it is', () => {
  expect(withGuaranteeNotice(email, sampleSettings, shop)).toBe(email)
})
