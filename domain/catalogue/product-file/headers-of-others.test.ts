import { expect, test } from 'vitest'
import { endOfPath, meaningOfOthers } from './headers-of-others.ts'

test.each([
  ['Variant SKU', 'sku'],
  ['Product Code/SKU', 'sku'],
  ['Body (HTML)', 'shortDescription'],
  ['Artikelnummer', 'sku'],
  ['min_cart_qty', 'minOrderQuantity'],
  ['name(en-gb)', 'name'],
  ['Désignation', 'name'],
  ['Designation', 'name'],
  ['Art.-Nr.', 'sku'],
  ['Référence', 'sku'],
  ['Item no.', 'sku'],
  ['Bruttopreis', 'price'],
  ['Prix TTC', 'price'],
  ['Price (EUR)', 'price'],
  ['price\n(EUR)', 'price'],
  ['Quantité', 'availableQuantity'],
  ['Catégorie', 'category'],
  ['Gewicht (g)', 'weightGrams'],
  ['Code-barres', 'gtin'],
  ['Price (tax excl.)', undefined],
  ['Prix HT', undefined],
  ['weight', undefined],
  ['Image Src', undefined],
  ['Type', undefined],
  ['Variant Compare At Price', undefined],
])('The header "%s" of another shop means the column %s', (header, column) => {
  expect(meaningOfOthers(header)?.column).toBe(column)
})

test.each([
  ['Tools > Wrenches', 'Wrenches'],
  ['Tools>Wrenches', 'Wrenches'],
  ['Tools > Wrenches, Tools > Hubs', 'Wrenches'],
  ['Tools > Wrenches, Sale', 'Wrenches'],
  ['Home » Tools › Pumps', 'Pumps'],
  ['Default Category/Gear/Bags,Default Category/Collections', 'Bags'],
  ['Nuts, bolts and screws', 'Nuts, bolts and screws'],
  ['Pedals/Cranks', 'Pedals/Cranks'],
  ['> 20 mm', '> 20 mm'],
  ['', ''],
])('The category %j is named %j', (path, name) => {
  expect(endOfPath(path)).toBe(name)
})
