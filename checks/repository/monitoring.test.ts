import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { openTestApp } from '../../server/testing/test-app.ts'
import { alarmsIn, metricsIn, metricsServed, sectionsOfAlarms } from './monitoring.ts'

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8')
const rules = read('alarms.yaml')

describe('Alarms and dashboard', () => {
  it('Read only metrics that the shop serves', async () => {
    const env = await openTestApp(anyEngine)
    const { body } = await env.app.inject('/metrics')
    await env.drop()
    const served = metricsServed(body)
    for (const file of ['alarms.yaml', 'alarms.test.yaml', 'dashboard.json']) {
      const named = metricsIn(read(file))
      expect(named.length, file).toBeGreaterThan(10)
      expect(
        named.filter((name) => !served.has(name)),
        file,
      ).toEqual([])
    }
  })

  it('Each alarm has a section in the runbook, and each section an alarm', () => {
    const sections = sectionsOfAlarms(readFileSync('docs/alarms.md', 'utf8'))
    expect(sections.toSorted()).toEqual([...alarmsIn(rules)].toSorted())
  })

  it("Has a test of each alarm's rule", () => {
    const tests = read('alarms.test.yaml')
    for (const alarm of alarmsIn(rules)) expect(tests, alarm).toContain(alarm)
  })
})

describe('The checks themselves', () => {
  it('Find an alarm without a section, an unknown metric and an empty section', () => {
    expect(alarmsIn('rules:\n  - alert: A\n    expr: 1\n')).toEqual(['A'])
    const rule = 'max(shop_x) / rate(http_y_seconds_bucket[5m]) + foo_shop_z + process_a_sum + nodejs_b_count'
    expect(metricsIn(rule)).toEqual(['http_y_seconds', 'nodejs_b', 'process_a', 'shop_x'])
    expect(metricsServed('# HELP a b\n# TYPE a gauge\n')).toEqual(new Set(['a']))
    const text = '# Alarms\n\nText\n\n## A\n\nText\n\n## B\n\n## Two words\n\nText\n'
    expect(sectionsOfAlarms(text)).toEqual(['A'])
  })
})
