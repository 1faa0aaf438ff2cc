// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ToolFamily } from '../../../contract/catalogue/tool-guide.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { FamilyChoices } from './family-choice.tsx'

afterEach(cleanup)

const member = (
  _id: string,
  values: ToolFamily['members'][number]['values'],
  availableQuantity: number,
  price = 4.2,
) => ({ _id, name: _id, price, availableQuantity, minOrderQuantity: 5, values })
const mm = (value: number) => ({ value, unit: 'mm' })
const lengths: ToolFamily = {
  id: 'brake-cable',
  name: 'Brake cable',
  axes: [{ key: 'length', name: 'Length' }],
  members: [member('c20', [mm(2000)], 1200), member('c17', [mm(1700)], 0), member('c27', [mm(2750)], 3, 5.6)],
}

function show(family: ToolFamily, ownId: string) {
  const Component = () => <FamilyChoices family={family} ownId={ownId} />
  renderInShop(new FakeShop(), [{ path: '/', Component }], '/')
  return within(screen.getByRole('navigation', { name: `Choose: ${family.name}` }))
}

test('Leads to each member, with its price if it differs and its stock', () => {
  const list = within(show(lengths, 'c20').getByRole('region', { name: 'Length' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/tool/c17', '1,700 mmSold out'],
    ['/tool/c20', '2,000 mm1,200 in stock'],
    ['/tool/c27', '2,750 mm$5.603 left, the minimum order is 5'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
})

test('Has a list for each of two axes, and names the other value of a member that differs in both', () => {
  const family: ToolFamily = {
    ...lengths,
    axes: [{ key: 'cable-end', name: 'Cable end' }, ...lengths.axes],
    members: [
      member('p20', [{ value: 'Pear' }, mm(2000)], 9),
      member('b20', [{ value: 'Barrel' }, mm(2000)], 9),
      member('b27', [{ value: 'Barrel' }, mm(2750)], 9),
    ],
  }
  const choices = show(family, 'p20')
  const textsIn = (name: string) =>
    within(choices.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(textsIn('Cable end')).toEqual(['Pear9 in stock', 'Barrel9 in stock'])
  expect(textsIn('Length')).toEqual(['2,000 mm9 in stock', '2,750 mmBarrel9 in stock'])
})
