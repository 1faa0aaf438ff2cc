// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BasketLine, mostBasketLines, readBasket, writeBasket } from './basket.ts'
import { basketKey, onBasketChange } from './basket-changes.ts'
import { putInBasket, setBasketQuantity, takeFromBasket } from './change-basket.ts'

const line = (id: string, quantity = 1, price = 10): BasketLine => ({
  id,
  quantity,
  name: `Tool ${id}`,
  price,
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('The basket', () => {
  test('adds the quantities of the same product, and keeps its first price', () => {
    putInBasket([line('whip', 2, 10)])
    putInBasket([line('vice'), line('whip', 3, 12)])
    expect(readBasket()).toEqual([line('whip', 5, 10), line('vice')])
  })

  test('holds 200 lines, whose quantities can still grow', () => {
    const many = Array.from({ length: mostBasketLines }, (_, place) => line(`t${place}`))
    expect(putInBasket(many)).toBe(0)
    expect(putInBasket([line('more'), line('t0')])).toBe(1)
    expect(readBasket()).toHaveLength(200)
    expect(readBasket()[0]?.quantity).toBe(2)
  })

  test('changes a quantity and takes lines out', () => {
    writeBasket([line('whip'), line('vice')])
    setBasketQuantity('whip', 7)
    takeFromBasket(['vice'])
    expect(readBasket()).toEqual([line('whip', 7)])
    takeFromBasket(['whip'])
    expect(localStorage.getItem(basketKey)).toBeNull()
  })

  test('returns the same object until it changes, and notifies about changes by another tab', () => {
    writeBasket([line('whip')])
    expect(readBasket()).toBe(readBasket())
    const told = vi.fn()
    const stop = onBasketChange(told)
    localStorage.setItem(basketKey, JSON.stringify([line('vice', 4)]))
    window.dispatchEvent(new StorageEvent('storage', { key: basketKey }))
    expect(told).toHaveBeenCalledOnce()
    expect(readBasket()).toEqual([line('vice', 4)])
    stop()
  })

  test('lasts as long as the page if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    putInBasket([line('whip')])
    expect(readBasket()).toEqual([line('whip')])
    takeFromBasket(['whip'])
    expect(readBasket()).toEqual([])
  })

  test.each([
    'no JSON',
    '{"id":"whip"}',
    '[null, 5, {"id":"whip","name":"W","quantity":0}, {"id":"whip","name":"W","quantity":1.5}]',
  ])('leaves out an invalid line: %s', (text) => {
    localStorage.setItem(basketKey, text)
    expect(readBasket()).toEqual([])
  })
})
