import { describe, expect, test } from 'vitest'
import {
  isOwnPicture,
  pathOfPictureIn,
  pictureFiles,
  picturePath,
  readPicturePath,
  shareCard,
} from './own-picture.ts'

const shop = 'https://shop.example.com'
const hash = 'a1'.repeat(32)

describe('A picture of the shop', () => {
  test.each([
    `/images/${hash}.webp`,
    `/images/${hash}-240.webp`,
    `${shop}/images/${hash}.webp`,
    '/pictures/badge-bell.svg',
    `${shop}/pictures/spoke-wrench.webp`,
    '/pictures/spoke-wrench-480.avif',
  ])('can be at %s', (address) => {
    expect(isOwnPicture(address, { publicUrl: shop })).toBe(true)
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
  ])('cannot be at %j', (address) => {
    expect(isOwnPicture(address, { publicUrl: shop })).toBe(false)
  })

  const hosted = 'https://i.host.example/w04Prt6/wrench.webp'
  const withHosting = { publicUrl: shop, imageHosting: { pictureOrigin: 'https://i.host.example' } }

  test('can be at an image host only if the settings name that host', () => {
    expect(isOwnPicture(hosted, withHosting)).toBe(true)
    expect(isOwnPicture(hosted, { publicUrl: shop })).toBe(false)
    expect(isOwnPicture(`/images/${hash}.webp`, withHosting)).toBe(true)
    expect(isOwnPicture('https://i.host.example/w04%20Prt6/a_b-c.d.png', withHosting)).toBe(true)
  })

  test.each([
    'http://i.host.example/a.png',
    '//i.host.example/a.png',
    'https://i.host.example',
    'https://i.host.example/',
    'https://i.host.example:8443/a.png',
    'https://i.host.example.evil.example/a.png',
    'https://i.host.example@evil.example/a.png',
    'https://user@i.host.example/a.png',
    'https://I.HOST.example/a.png',
    'https://other.host.example/a.png',
    'https://i.host.example/../a.png',
    'https://i.host.example/%2e%2e/a.png',
    'https://i.host.example//evil.example/a.png',
    'https://i.host.example/\\evil.example/a.png',
    'https://i.host.example/a.png?b=1',
    'https://i.host.example/a.png#b',
    'https://i.host.example/a b.png',
    'https://i.host.example/a.png\n',
    'https://i.host.example/"onload=".png',
    `https://i.host.example/${'a'.repeat(201)}`,
  ])('cannot be at %j with an image host set', (address) => {
    expect(isOwnPicture(address, withHosting)).toBe(false)
  })
})

describe('The share card of a picture', () => {
  test.each([
    ['/pictures/chain.webp', '/pictures/chain-share.jpg'],
    ['https://elsewhere.example/pictures/chain.webp', 'https://elsewhere.example/pictures/chain.webp'],
    [`/images/${hash}.webp`, `/images/${hash}.webp`],
    ['https://i.example/a.png', 'https://i.example/a.png'],
  ])('at %s is %s', (address, card) => {
    expect(shareCard(address)).toBe(card)
  })
})

describe('The files of a picture', () => {
  test("that was uploaded have addresses next to the picture's own", () => {
    const webp = [240, 480, 960].map((width) => `/images/${hash}-${width}.webp ${width}w`).join(', ')
    expect(pictureFiles(`/images/${hash}.webp`)).toEqual({ webp })
    expect(pictureFiles(`/images/${hash}-480.webp`)).toEqual({ webp })
  })

  test('shipped with the shop have two file types, and only the largest size has no suffix', () => {
    expect(pictureFiles('/pictures/spoke-wrench.webp')).toEqual({
      webp: '/pictures/spoke-wrench-240.webp 240w, /pictures/spoke-wrench-320.webp 320w, /pictures/spoke-wrench-480.webp 480w, /pictures/spoke-wrench-720.webp 720w, /pictures/spoke-wrench.webp 960w',
      avif: '/pictures/spoke-wrench-240.avif 240w, /pictures/spoke-wrench-320.avif 320w, /pictures/spoke-wrench-480.avif 480w, /pictures/spoke-wrench-720.avif 720w, /pictures/spoke-wrench.avif 960w',
    })
  })

  test('keep the host of an absolute address', () => {
    expect(pictureFiles(`${shop}/images/${hash}.webp`)?.webp).toContain(
      `${shop}/images/${hash}-960.webp 960w`,
    )
  })

  test.each([
    'https://elsewhere.example/pictures/chain.webp',
    '/elsewhere/pictures/chain.webp',
    '/pictures/chain-480.webp',
    '/pictures/badge-bell.svg',
    'https://i.example/a.png',
    '',
    '/images/',
    `/images/${hash}.svg`,
  ])('are unknown for %j', (address) => {
    expect(pictureFiles(address)).toBeUndefined()
  })
})

describe('The path of an uploaded picture', () => {
  test('has its hash, and the width of a smaller size', () => {
    expect(readPicturePath(picturePath(hash))).toEqual({ hash, width: undefined })
    expect(readPicturePath(picturePath(hash, 240))).toEqual({ hash, width: 240 })
    expect(picturePath(hash, 240)).toBe(`/images/${hash}-240.webp`)
  })

  test.each([
    `/images/${hash}-241.webp`,
    `a/images/${hash}.webp`,
    `/images/${hash}.webp?a=1`,
    '/pictures/a.webp',
  ])('is not %s', (path) => {
    expect(readPicturePath(path)).toBeUndefined()
  })

  test('is found at the end of an address at any host', () => {
    expect(pathOfPictureIn(`https://old.example/images/a/images/${hash}.webp`)).toBe(`/images/${hash}.webp`)
    expect(pathOfPictureIn(`/images/${hash}-480.webp`)).toBe(`/images/${hash}-480.webp`)
    expect(pathOfPictureIn(`https://old.example/images/${hash}.png`)).toBeUndefined()
    expect(pathOfPictureIn('https://old.example/a.webp')).toBeUndefined()
  })
})
