import { describe, expect, test } from 'vitest'
import { pageAddressOf } from './page-address.ts'

const address = (url: string) => pageAddressOf(url).address
const path = (url: string) => pageAddressOf(url).path

describe('The page of an address', () => {
  test.each([
    ['/', '/'],
    ['/tools', '/tools'],
    ['/tool/t1', '/tool/t1'],
    ['/tool/a%2Fb', '/tool/a%2Fb'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/myorders', '/dashboard/myorders'],
  ])('%s is rendered as %s', (url, rendered) => {
    expect([path(url), address(url)]).toEqual([url, rendered])
  })

  test.each(['/?x=1', '/?utm_source=letter&utm_medium=mail', '/?', '/#top'])(
    'ignores unknown parameters: %s',
    (url) => expect([path(url), address(url)]).toEqual(['/', '/']),
  )

  test('keeps its known parameters, each once and in a fixed order', () => {
    expect(address('/quote?x=1&item=a%20b&item=c')).toBe('/quote?item=a+b')
    expect(address('/quote?item=&x=1')).toBe('/quote')
    expect(address('/tools?after=c2&utm_source=x')).toBe('/tools?after=c2')
    expect(address('/items?after=c2')).toBe('/items?after=c2')
    expect(pageAddressOf('/quote').parameters).toEqual(['item', 'words'])
  })

  test('keeps a quantity if the tool can be ordered', () => {
    expect(address('/tool/t1?quantity=40&x=1')).toBe('/tool/t1?quantity=40')
    expect(address('/tool/t1?quantity=many')).toBe('/tool/t1')
  })

  test('keeps the choices of a list, with every chosen value', () => {
    expect(address('/tools?brand=b&x=1&brand=a&view=table&q=chain&q=pump&spec.teeth-to=11&stock=')).toBe(
      '/tools?q=chain&brand=a&brand=b&spec.teeth-to=11&view=table',
    )
    expect(address('/items?fits=hg&view=table')).toBe('/items?fits=hg')
  })

  test.each([
    ['/tools?price-from=abc1&sort=zzz2&view=zzz', '/tools'],
    ['/tools?stock=out&spec.Teeth-to=11&price-to=&fits=+', '/tools'],
    ['/tools?sort=price&price-from=5.00&price-to=a', '/tools?price-from=5&sort=price'],
    ['/items?sort=none&view=table&price-to=9,5', '/items?price-to=9.5'],
  ])('leaves out the values that choose nothing: %s is %s', (url, rendered) => {
    expect(address(url)).toBe(rendered)
  })

  test.each([
    ['/Tools', '/tools'],
    ['/tools/', '/tools'],
    ['/%74ools', '/tools'],
    ['/tool/%74%31', '/tool/t1'],
    ['/tool/a%2fb', '/tool/a%2Fb'],
    ['/DASHBOARD/', '/dashboard'],
    ['http://anything/tools?x=1', '/tools'],
  ])('has one canonical path: %s becomes %s', (url, one) => {
    expect(path(url)).toBe(one)
    expect(path(one)).toBe(one)
  })

  test('is the same for all orders and products of the dashboard, because the browser renders them', () => {
    expect(address('/dashboard/payment/1')).toBe(address('/dashboard/payment/2'))
    expect(address('/dashboard/payment/1')).not.toBe(address('/dashboard/manageproduct/1'))
    expect(path('/dashboard/payment/1')).toBe('/dashboard/payment/1')
  })

  test.each(['/none', '/none/2', '/NONE?x=1', '//evil.example', '/..//', '/tools/none', '/\\evil', '*'])(
    'is the not-found page for unknown paths: %s',
    (url) => expect(pageAddressOf(url)).toEqual({ path: undefined, address: '/not-found', parameters: [] }),
  )

  test.each([
    '/',
    '/tool/a:b',
    '/tool/é',
    '/dashboard/payment/1',
    '/quote?item=x',
    '/tools?brand=b&q=a',
    '/none',
  ])('has a stable rendered address: %s', (url) => expect(address(address(url))).toBe(address(url)))
})
