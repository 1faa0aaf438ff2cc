import { expect, test } from 'vitest'
import { exportsByList, listOfExport } from './export-links.ts'
import { exportFigures } from './figures.ts'

test("An export's file name is the name of its list", () => {
  expect(listOfExport({ path: '/exports/orders.csv' })).toBe('orders')
  expect(listOfExport({ path: '/v2/exports/orders.csv' })).toBe('/v2/exports/orders.csv')
  expect(listOfExport({ path: '/exports/orders.csv/links' })).toBe('/exports/orders.csv/links')
})

test('Every export is found by its list', () => {
  expect(exportsByList.figures).toBe(exportFigures)
  for (const [list, { path }] of Object.entries(exportsByList))
    expect([`/exports/${list}.csv`, `/exports/${list}.zip`]).toContain(path)
})
