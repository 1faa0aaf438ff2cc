import { describe, expect, test } from 'vitest'
import { imgSizes, isOwnPicture } from './own-picture.ts'

const shop = 'https://shop.example.com'
const hash = 'a1'.repeat(32)

describe('A picture of the shop', () => {
  test.each([
    `/images/${hash}.webp`,
    `/images/${hash}-240.webp`,
    `${shop}/images/${hash}.webp`,
    '/pictures/spoke-wrench.svg',
    `${shop}/pictures/spoke-wrench.svg`,
  ])('is %s', (address) => {
    expect(isOwnPicture(address, shop)).toBe(true)
  })

  test.each([
    '',
    'spoke-wrench.svg',
    `images/${hash}.webp`,
    `//shop.example.com/images/${hash}.webp`,
    `http://shop.example.com/images/${hash}.webp`,
    `https://shop.example.com.evil.example/images/${hash}.webp`,
    `https://evil.example/images/${hash}.webp`,
    `https://evil.example/?${shop}/images/${hash}.webp`,
    `${shop}@evil.example/images/${hash}.webp`,
    `/images/${hash}.svg`,
    `/images/${hash}-241.webp`,
    `/images/${hash.toUpperCase()}.webp`,
    `/images/${hash}.webp?size=1`,
    `/images/${hash}.webp\n`,
    `/images/${hash.slice(1)}.webp`,
    `/images/../pictures/${hash}.webp`,
    '/pictures/../secret.svg',
    '/pictures/deeper/spoke-wrench.svg',
    '/pictures/page.html',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://127.0.0.1/pictures/a.svg',
  ])('is not %j', (address) => {
    expect(isOwnPicture(address, shop)).toBe(false)
  })
})

describe('The widths of a picture', () => {
  test('are addresses beside its own', () => {
    const expected = [240, 480, 960].map((width) => `/images/${hash}-${width}.webp ${width}w`).join(', ')
    expect(imgSizes(`/images/${hash}.webp`)).toBe(expected)
    expect(imgSizes(`/images/${hash}-480.webp`)).toBe(expected)
  })

  test('keep the host of a picture that is given in full', () => {
    expect(imgSizes(`${shop}/images/${hash}.webp`)).toContain(`${shop}/images/${hash}-960.webp 960w`)
  })

  test.each(['/pictures/spoke-wrench.svg', 'https://i.example/a.png', '', '/images/', `/images/${hash}.svg`])(
    'are not known of %j',
    (address) => {
      expect(imgSizes(address)).toBeUndefined()
    },
  )
})
