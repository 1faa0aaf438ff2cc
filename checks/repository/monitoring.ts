/** Returns the names of the alarms in a file of Prometheus's rules. */
export function alarmsIn(rules: string): readonly string[] {
  return [...rules.matchAll(/^ *- alert: (\w+)$/gm)].map(([, name = '']) => name)
}

/** Returns the shop's metrics in rules or a dashboard, without the suffixes that a histogram adds. */
export function metricsIn(text: string): readonly string[] {
  const names = [...text.matchAll(/\b(?:shop|http|process|nodejs)_[a-z0-9_]+\b/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )
  return [...new Set(names)].toSorted()
}

/** Returns the metrics that a /metrics answer describes, even those without a value. */
export function metricsServed(answer: string): ReadonlySet<string> {
  return new Set([...answer.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
}

/** Returns the titles of the sections that are not empty. */
export function sectionsOfAlarms(runbook: string): readonly string[] {
  return [...runbook.matchAll(/^## (\w+)\n\n(?=[^#\s])/gm)].map(([, name = '']) => name)
}
